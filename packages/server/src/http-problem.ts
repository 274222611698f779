/** A refusal that the caller gets: HTTP status, a Spanish message for people, and what a program needs of it. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly data?: object,
  ) {
    super(message);
    this.name = 'HttpProblem';
  }
}
