/** A refusal that the caller is told about: HTTP status and a Spanish message for people. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'HttpProblem';
  }
}
