import { DocsContainer } from './Container.tsx';
import { DocsPage } from './DocsPage.tsx';

/** What only a Storybook that somebody reads has: how its documentation pages look. */
export const parameters = {
  docs: {
    container: DocsContainer,
    page: DocsPage,
    codePanel: true,
    // As it is written, and not as React sees it.
    source: { type: 'code' },
  },
};
