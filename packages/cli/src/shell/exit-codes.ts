/** What the shell gets at the end. */
export const EXIT = {
  done: 0,
  /** Refused, or failed: nothing of what was asked for was done. */
  failed: 1,
  /** Done in part: some lines failed, or a server differs from the contract. */
  partly: 2,
  /** The command was not written as it must be, or a setting is missing (`EX_USAGE` of sysexits.h). */
  usage: 64,
  /** Ended by Ctrl+C. */
  interrupted: 130,
  /** The reader of the pipe is gone. */
  pipeClosed: 141,
  /** Ended by SIGTERM. */
  terminated: 143,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
