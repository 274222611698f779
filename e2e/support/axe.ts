import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** What axe finds wrong with a page that frames nobody else's, as rule and element. */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Gathers its results in the page itself: by default it opens another one each time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
