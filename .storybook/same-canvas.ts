import type { BeforeEach } from 'storybook/internal/types';
import { isTest } from './is-test.ts';

/**
 * Gives the story tests the canvas that a reader's page has: the Storybook draws a `padded` story inside a margin, the tests
 * would draw it as wide as the window.
 */
export const sameCanvas: BeforeEach = ({ parameters }) => {
  if (isTest()) document.body.style.padding = parameters['layout'] === 'padded' ? '1rem' : '';
};
