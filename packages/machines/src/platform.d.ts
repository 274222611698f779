/** The contract names the platform's file type for uploads; machines need no more of it than that it exists. */
interface Blob {
  readonly size: number;
}
declare const Blob: new () => Blob;

/** Web Crypto, whose `randomUUID` only pages that came by TLS have. */
declare const crypto: {
  readonly randomUUID?: () => string;
  readonly getRandomValues: (bytes: Uint8Array) => Uint8Array;
};
