import axe from 'axe-core';
import type { AfterEach } from 'storybook/internal/types';
import { isTest } from './is-test.ts';

/** Those of which a story has been seen in both schemes. */
const seen = new Set<string>();

/**
 * After a story's own steps and its accessibility check, looks at its contrast once more in the other colour scheme: both
 * are tested without drawing everything twice. A usual run does so for the first story of each component, the long one for all
 * of them. Only in the story tests; a reader's page would flicker.
 */
export const contrastInOtherScheme: AfterEach = async ({ parameters, canvasElement, title }) => {
  const { a11y } = parameters;
  if (!isTest() || a11y?.disable === true || a11y?.test === 'off') return;
  if (seen.has(title) && import.meta.env['STORYBOOK_TEST_LONG'] !== '1') return;
  seen.add(title);
  const { dataset } = document.documentElement;
  const { scheme = 'light' } = dataset;
  dataset['scheme'] = scheme === 'dark' ? 'light' : 'dark';
  try {
    const { violations } = await axe.run(canvasElement.ownerDocument.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    const nodes = violations.flatMap((violation) => violation.nodes);
    if (nodes.length === 0) return;
    const findings = nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`);
    throw new Error(`Too little contrast in the ${dataset['scheme']} scheme:\n${findings.join('\n')}`);
  } finally {
    dataset['scheme'] = scheme;
  }
};
