/** How soon the end of npm is noticed. */
const LOOK_EVERY_MS = 500;

/**
 * Under npm, ends this process in order when npm has ended. npm runs a script through a shell, and on many systems that
 * shell dies of a SIGTERM without passing it on: the server would stay behind and hold its port and its data folder.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  look.unref();
}
