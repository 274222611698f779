import type { Locator, Page } from 'playwright';

/** The panel of a month's history, `Enero 2027`, or of the changes since the approval. */
export function historyPanel(page: Page, title: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${title}`) });
}

/** Its changes, as they are read: newest first. */
export function changes(panel: Locator): Locator {
  return panel.getByRole('list', { name: 'Cambios, del más reciente al más antiguo' }).getByRole('listitem');
}

/** A month's name in the table, with what its marks say. */
export function monthName(page: Page, month: string): Locator {
  return page.getByRole('rowheader', { name: new RegExp(`^${month}`) }).getByRole('button');
}
