/**
 * A refusal that the caller gets: HTTP status, a Spanish message for people, and what a program needs of it. Its cause is for the log
 * alone.
 */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly data?: object,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'HttpProblem';
  }
}
