import { lockFolder } from '../../db/pglite/folder-lock.ts';

/* Locks a folder as on a platform, prints the outcome, and lives on. */
const [folder = '', platform] = process.argv.slice(2);
const outcome = await lockFolder(folder, platform as NodeJS.Platform).then(
  () => 'locked',
  (error: Error) => error.message,
);
process.stdout.write(outcome);
setInterval(() => {}, 1000);
