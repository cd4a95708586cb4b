import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong, each with the element it means. An open dialog is read without what it covers, which is inert, and
 * is read where it is not covered; it takes axe a quarter of its time.
 *
 * @param within what to read instead of the whole page, as selectors
 */
export async function violationsOf(page: Page, within: readonly string[] = []): Promise<readonly string[]> {
  const modal = (await page.locator('dialog[open]').count()) > 0 ? ['dialog[open]'] : [];
  const scopes = within.length > 0 ? within : modal;
  // Where it finds nothing wrong it need not say where.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], runOnly: TAGS });
  const { violations } = await scopes.reduce((so, scope) => so.include(scope), axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
}
