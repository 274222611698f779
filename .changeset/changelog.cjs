// How a note becomes an entry of a changelog: its own words, and one line for all that a package depends on.

const getReleaseLine = async ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`;

const getDependencyReleaseLine = async (_changesets, updated) =>
  updated.map(({ name, newVersion }) => `- Made with ${name}@${newVersion}.`).join('\n');

module.exports = { getReleaseLine, getDependencyReleaseLine };
