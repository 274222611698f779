/** Every package of the workspace, in the order of their imports. */
export const packages = [
  'packages/api-sdk',
  'packages/cli',
  'packages/machines',
  'packages/server',
  'packages/web',
  'e2e',
];

/** What is published, in the order in which it can be installed. */
export const published = ['packages/api-sdk', 'packages/cli'];

/** What is built, in order: the package, the other folders whose content goes into it, and a file that proves it is there. */
export const builds = [
  { name: 'packages/api-sdk', from: [], proof: 'dist/index.js' },
  { name: 'packages/cli', from: ['packages/api-sdk'], proof: 'dist/main.js' },
  { name: 'packages/server', from: ['packages/api-sdk'], proof: 'dist/main.js' },
  {
    name: 'packages/web',
    from: ['packages/api-sdk', 'packages/machines', 'docs/manual'],
    proof: 'dist/index.html',
  },
];
