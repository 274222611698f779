/** Whether the story tests draw the story, and not a Storybook that somebody reads. */
export function isTest(): boolean {
  return import.meta.env['VITEST_STORYBOOK'] === 'false';
}
