import type { Endpoint, EndpointAnswer } from '../contract/endpoint.ts';
import { ApiError, type FailureDetails } from './api-error.ts';
import type { Incoming } from './transport.ts';

/**
 * What came back, validated: a success and a 400 are answers, whose `message` is read; everything else is an `ApiError`.
 * Only an envelope whose `status` is the HTTP status comes from the server. Anything else (a proxy's page, an
 * empty or half answer, somebody else's JSON) is an `ApiError` of kind `foreign`, which confirms and refuses nothing.
 */
export function readAnswer<E extends Endpoint>(endpoint: E, incoming: Incoming): EndpointAnswer<E> {
  const { status, requestId, retryAfter } = incoming;
  const details = { requestId, retryAfter };
  const content = contentOf(incoming);
  const serverMessage = messageOf(content);
  if (!isEnvelope(content) || content.status !== status) {
    const envelopeStatus = isEnvelope(content) ? content.status : undefined;
    throw new ApiError(endpoint, { kind: 'foreign', status, envelopeStatus, serverMessage }, details);
  }
  if (!isSuccess(status) && status !== 400) {
    throw new ApiError(endpoint, { kind: 'http', status, serverMessage }, { ...details, data: content.data });
  }
  const parsed = endpoint.response.safeParse(content);
  // The schema is the endpoint's own; TypeScript cannot follow it through the type parameter.
  if (parsed.success) return remembered(parsed.data as EndpointAnswer<E>, details);
  if (status === 400) throw new ApiError(endpoint, { kind: 'http', status, serverMessage }, details);
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ');
  throw new ApiError(endpoint, { kind: 'contract', status }, { ...details, detail: fields });
}

/** What came with an answer besides its body. */
type Details = Pick<FailureDetails, 'requestId' | 'retryAfter'>;

const detailsByAnswer = new WeakMap<object, Details>();

function remembered<A>(answer: A, details: Details): A {
  if (isRecord(answer)) detailsByAnswer.set(answer, details);
  return answer;
}

/** What came with an answer that was read, for whoever makes an error of it later. */
export function detailsOf(answer: object): Details {
  return detailsByAnswer.get(answer) ?? {};
}

interface Envelope {
  readonly status: number;
  readonly data?: unknown;
}

/** The parsed body; undefined for a page and for what is no JSON. Only a page is known by its type: other servers leave theirs out. */
function contentOf({ text, contentType }: Incoming): unknown {
  if (/html/i.test(contentType)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function isEnvelope(content: unknown): content is Envelope {
  return isRecord(content) && Number.isInteger(content['status']);
}

function messageOf(content: unknown): string | undefined {
  return isRecord(content) && typeof content['message'] === 'string' ? content['message'] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
