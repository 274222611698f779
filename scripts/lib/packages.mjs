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

/**
 * What is built, in order: its package, the script that builds it, the other folders whose content goes into it, the
 * builds that must be there first, a file that proves that it is there, and whether the running product needs it.
 */
export const builds = [
  {
    folder: 'packages/api-sdk',
    script: 'build',
    from: [],
    after: [],
    proof: 'dist/index.js',
    isServed: false,
  },
  {
    folder: 'packages/api-sdk',
    script: 'build:types',
    from: [],
    after: ['packages/api-sdk build'],
    proof: 'dist/index.d.ts',
    isServed: false,
  },
  {
    folder: 'packages/cli',
    script: 'build',
    from: ['packages/api-sdk'],
    after: [],
    proof: 'dist/main.js',
    isServed: false,
  },
  {
    folder: 'packages/server',
    script: 'build',
    from: ['packages/api-sdk'],
    after: [],
    proof: 'dist/main.js',
    isServed: true,
  },
  {
    folder: 'packages/web',
    script: 'build',
    from: ['packages/api-sdk', 'packages/machines', 'docs/manual'],
    after: [],
    proof: 'dist/index.html',
    isServed: true,
  },
];
