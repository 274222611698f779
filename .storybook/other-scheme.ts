import axe from 'axe-core';
import type { AfterEach } from 'storybook/internal/types';

/**
 * After a story's own steps and its accessibility check, looks at its contrast once more in the other colour scheme: both
 * are tested without drawing everything twice. Only in the story tests; a reader's page would flicker.
 */
export const contrastInOtherScheme: AfterEach = async ({ parameters, canvasElement }) => {
  const { a11y } = parameters;
  if (!isTest() || a11y?.disable === true || a11y?.test === 'off') return;
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

/** Whether the story tests draw the story, and not a Storybook that somebody reads. */
function isTest(): boolean {
  return import.meta.env['VITEST_STORYBOOK'] === 'false';
}
