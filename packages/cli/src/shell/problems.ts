/** The command was not written as it must be, or a setting is missing; `message` is for people. */
export class UsageProblem extends Error {}

/** What was asked for cannot be done; `message` is for people. */
export class Problem extends Error {}

/** The person, or the system, ended the program. */
export class Interrupted extends Error {
  constructor(readonly exitCode: 130 | 143) {
    super('Interrumpido.');
  }
}
