// @ts-check
/** The tests that hold mutants: those beside the code, those that play it in a fight, and the worked examples. */
export const TEST_FILES = [
  'src/main/rules/{injuries,stamina-wounds,thresholds}/**/*.test.ts',
  'src/main/rules/{damage,combatants,stamina-commands,fight-*}.test.ts',
  'src/main/rules/entry/*.test.ts',
  'tools/cases/every-case.test.ts',
];

/** They play every rule a hundred times over: slow, and what only they notice lacks an example that says it. */
export const SLOW_TEST_FILES = ['src/main/rules/**/properties.test.ts'];
