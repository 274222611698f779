import type { Decorator } from '@storybook/react';

/** The part of the shell that a screen stands in, which has the focus where nothing in the screen can take it. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);
