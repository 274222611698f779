/**
 * Header of the answers to a sign-in and to a token's validation: the `Last-Event-ID` with which a stream also sends what
 * happens before it is opened.
 */
export const EVENT_ID_HEADER = 'X-Event-Id';
