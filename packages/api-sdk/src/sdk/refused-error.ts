import { detailsOf } from '../client/answer.ts';
import { ApiError } from '../client/api-error.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { refusalText } from '../contract/error-text.ts';

/** An answer that says no, 400 as a rule, for whoever asked for it as an error; `text` is the reason for people. */
export class RefusedError extends ApiError {
  override readonly text: string;

  constructor(endpoint: Endpoint, answer: { status: number; message: string }) {
    const { status, message } = answer;
    super(endpoint, { kind: 'http', status, serverMessage: message }, detailsOf(answer));
    this.name = 'RefusedError';
    this.text = refusalText(endpoint.errors, { status, message });
  }
}
