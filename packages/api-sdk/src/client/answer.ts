import type { Endpoint, EndpointAnswer } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import type { Incoming } from './transport.ts';

/**
 * What came back, validated: a success and a 400 are answers, whose `message` is read; everything else is an `ApiError`.
 * An empty success counts as one without data.
 */
export function readAnswer<E extends Endpoint>(endpoint: E, incoming: Incoming): EndpointAnswer<E> {
  const { status } = incoming;
  const content = parse(incoming.text);
  const isAnswer = (status >= 200 && status < 300) || status === 400;
  if (!isAnswer) {
    const data = isRecord(content) ? content['data'] : undefined;
    throw new ApiError(endpoint, { kind: 'http', status, serverMessage: messageOf(content) }, '', data);
  }
  const parsed = endpoint.response.safeParse(withStatus(content, incoming));
  // The schema is the endpoint's own; TypeScript cannot follow it through the type parameter.
  if (parsed.success) return parsed.data as EndpointAnswer<E>;
  if (status === 400)
    throw new ApiError(endpoint, { kind: 'http', status, serverMessage: messageOf(content) });
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ');
  throw new ApiError(endpoint, { kind: 'contract', status }, fields);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withStatus(content: unknown, { status, text }: Incoming): unknown {
  if (text.trim() === '') return { status };
  return isRecord(content) ? { status, ...content } : content;
}

function messageOf(content: unknown): string | undefined {
  return isRecord(content) && typeof content['message'] === 'string' ? content['message'] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
