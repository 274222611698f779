/**
 * What kept an answer from coming: nobody listens there, no such name, no trust in the certificate, too long a wait, a connection that was
 * broken off, an address that leads elsewhere (which is not followed: the token would go along), or something else.
 */
export type NetworkReason =
  | 'refused'
  | 'unknown-host'
  | 'tls'
  | 'timeout'
  | 'closed'
  | 'redirected'
  | 'other';

/** Why no answer came, as far as the platform says (Node does, browsers do not). Holds nothing of the request. */
export class NetworkCause extends Error {
  /** The platform's own word: `ECONNREFUSED`, `ENOTFOUND`, `CERT_HAS_EXPIRED`, `UND_ERR_CONNECT_TIMEOUT`… */
  readonly code: string;
  readonly reason: NetworkReason;

  constructor(code: string) {
    super(code);
    this.name = 'NetworkCause';
    this.code = code;
    this.reason = REASONS.find(([, codes]) => codes.test(code))?.[0] ?? 'other';
  }
}

/** The names of certificates' faults are OpenSSL's, and many. */
const REASONS: readonly (readonly [NetworkReason, RegExp])[] = [
  ['refused', /REFUSED/],
  ['unknown-host', /NOTFOUND|EAI_/],
  ['timeout', /TIMED?OUT/],
  ['tls', /CERT|SIGN|TLS|SSL|EPROTO|UNABLE|HOSTNAME|INVALID_(CA|PURPOSE)/],
  ['closed', /CONNRESET|CONNABORTED|EPIPE|UND_ERR_SOCKET/],
  ['redirected', /REDIRECTED/],
];

/** Codes for what Node's fetch only words. */
const CODES: Readonly<Record<string, string>> = {
  'unexpected redirect': 'REDIRECTED',
  'bad port': 'BAD_PORT',
};

/** How far errors are followed down to what caused them. */
const MAX_DEPTH = 5;

/** The cause in what a transport threw, of which only the code is taken: the rest may hold headers, and so the token. */
export function networkCause(thrown: unknown): NetworkCause | undefined {
  let error = thrown;
  for (let depth = 0; depth < MAX_DEPTH && error instanceof Error; depth += 1) {
    const code = 'code' in error ? error.code : undefined;
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code)) return new NetworkCause(code);
    const known = CODES[error.message];
    if (known !== undefined) return new NetworkCause(known);
    error = error.cause;
  }
  return undefined;
}
