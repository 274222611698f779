/** The contract names the platform's file type for uploads; machines need no more of it than that it exists. */
interface Blob {
  readonly size: number;
}
declare const Blob: new () => Blob;
