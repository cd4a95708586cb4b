import type { GmApi } from './api.ts';

/** `app.info`, `settings.set` …: the calls of {@link GmApi}, each by its path. */
export type CallName = {
  [Area in Exclude<keyof GmApi, 'on'>]: `${Area}.${Extract<keyof GmApi[Area], string>}`;
}[Exclude<keyof GmApi, 'on'>];

/** `settings`, `action` …: what main tells by itself. */
export type PushName = keyof GmApi['on'];

type MethodOf<Name extends CallName> = Name extends `${infer Area extends Exclude<keyof GmApi, 'on'>}.${infer Method}`
  ? Method extends keyof GmApi[Area]
    ? GmApi[Area][Method]
    : never
  : never;

/** The one input of a call; `undefined` for a call that takes none. */
export type InputOf<Name extends CallName> =
  MethodOf<Name> extends (...args: infer Args) => unknown ? (Args extends [infer Input] ? Input : undefined) : never;

/** What a call's reply carries when it is not refused. */
export type ValueOf<Name extends CallName> =
  MethodOf<Name> extends (...args: never[]) => Promise<infer Answer>
    ? Answer extends { ok: true; value: infer Value }
      ? Value
      : never
    : never;

/** What a push carries. */
export type PushOf<Name extends PushName> = Parameters<Parameters<GmApi['on'][Name]>[0]>[0];

/** Every name once: a name that the API has and this list lacks, or the reverse, does not compile. */
const complete =
  <Name extends string>() =>
  <const List extends readonly Name[]>(
    list: [Exclude<Name, List[number]>] extends [never] ? List : readonly ['missing', Exclude<Name, List[number]>],
  ): List =>
    list as List;

/** The one list of calls, from which the preload makes `window.gm` and main its handlers. */
export const CALLS = complete<CallName>()([
  'app.info',
  'app.ready',
  'app.quit',
  'app.showDataDir',
  'settings.get',
  'settings.set',
  'window.toggleFullScreen',
  'campaign.list',
  'campaign.open',
  'campaign.create',
  'campaign.options',
  'campaign.addEntries',
  'campaign.editEntry',
  'campaign.takeBackEdit',
  'campaign.takeOver',
  'encounter.list',
  'encounter.open',
  'encounter.start',
  'encounter.add',
  'encounter.edit',
  'encounter.setVitals',
  'encounter.previewLevelUp',
  'encounter.levelUp',
  'encounter.remove',
  'encounter.conditions',
  'encounter.addCondition',
  'encounter.removeConditions',
  'encounter.setTurnValues',
  'encounter.moveInOrder',
  'encounter.delayTurn',
  'encounter.quickAdd',
  'encounter.previewQuickAdd',
  'encounter.nextTurn',
  'encounter.previousTurn',
  'encounter.rollSides',
  'encounter.setActive',
  'encounter.resolveHeldHits',
  'encounter.adjust',
  'encounter.changeTokens',
  'encounter.assignOverflow',
  'encounter.answerLastHitPoint',
  'encounter.endFinalAction',
  'encounter.lastAction',
  'encounter.wake',
  'encounter.leave',
  'encounter.comeBack',
  'encounter.note',
  'encounter.end',
  'countdowns.readStart',
  'countdowns.add',
  'countdowns.advance',
  'countdowns.countRoll',
  'countdowns.remove',
  'damage.preview',
  'damage.apply',
  'damage.heal',
  'injuries.preview',
  'injuries.record',
  'injuries.recordAll',
  'injuries.heal',
  'injuries.places',
  'injuries.set',
  'injuries.history',
  'deathMoves.preview',
  'deathMoves.make',
  'locations.lookup',
  'tables.list',
  'tables.read',
  'tables.roll',
  'tables.open',
  'tables.add',
  'tables.remove',
  'tables.takeBack',
  'tables.save',
  'falls.preview',
  'falls.apply',
  'meeting.surprise',
  'meeting.preview',
  'meeting.record',
  'morale.preview',
  'morale.check',
  'morale.passOver',
  'morale.rollScore',
  'rests.preview',
  'rests.take',
  'rests.takeBack',
  'journal.undo',
  'journal.redo',
  'journal.rewind',
  'journal.line',
  'journal.latestEntry',
  'journal.previewCorrection',
  'journal.correct',
  'journal.lines',
  'summary.export',
  'backups.list',
  'backups.make',
  'backups.restore',
  'recovery.state',
  'recovery.goOn',
  'recovery.exportEntries',
  'recovery.rebuild',
  'recovery.retry',
]);

/** The one list of pushes. */
export const PUSHES = complete<PushName>()(['settings', 'action', 'encounter', 'campaign', 'trouble']);

/** The channel of a call or a push on Electron's wire. */
export const channelOf = (name: CallName | PushName): string => `gm:${name}`;
