import { NetworkCause } from './network-cause.ts';
import { incoming, type Transport } from './transport.ts';

/** Bytes sent so far, and in all. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/** Whether this platform reports how much of an upload has gone out: browsers do, fetch alone does not. */
export function canReportProgress(): boolean {
  return typeof XMLHttpRequest !== 'undefined';
}

/** There are platforms with uploads of this kind and no page. */
function absolute(url: string): string {
  return new URL(url, typeof location === 'undefined' ? undefined : location.href).href;
}

/** A transport that reports the bytes of the body as they go out. */
export function progressTransport(onProgress: (progress: Progress) => void): Transport {
  return ({ method, url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
      request.addEventListener('load', () => {
        // It follows redirections by itself: what answers elsewhere confirms and refuses nothing.
        if (request.responseURL !== absolute(url)) reject(new NetworkCause('REDIRECTED'));
        else
          resolve(incoming(request.status, request.responseText, (name) => request.getResponseHeader(name)));
      });
      request.addEventListener('error', () => reject(new Error('network')));
      request.addEventListener('abort', () => reject(new Error('aborted')));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      signal?.addEventListener('abort', abort);
      request.send(body ?? null);
    });
}
