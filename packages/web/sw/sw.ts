import { build, files } from 'virtual:build-files';
import { PrecacheController } from 'workbox-precaching';
import { staleCaches } from './caches.ts';
import { isFresher } from './fresh-page.ts';
import { isAsset, isAway, isPage } from './requests.ts';

declare const self: ServiceWorkerGlobalScope;

const INDEX = '/index.html';
const PREFIX = 'aplicacion-';

/**
 * Shows the application without a network. It keeps the files of one build and nothing else: no answer of the API ever
 * passes through it. A page comes from the network whenever there is one, so that no upgrade is missed.
 */
const precache = new PrecacheController({ cacheName: PREFIX + build });
precache.addToCacheList(files);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([precache.install(event), passCallsBy(event)]));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([dropStaleCaches(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isPage(url.pathname)) event.respondWith(answerPage(event));
  else if (isAsset(url.pathname)) event.respondWith(answerAsset(request));
});

/** Calls need not wait for a worker that sleeps, where the browser can be told so. */
async function passCallsBy(event: ExtendableEvent): Promise<void> {
  if (!('addRoutes' in event) || typeof event.addRoutes !== 'function') return;
  await Promise.resolve(event.addRoutes({ condition: { urlPattern: '/api/*' }, source: 'network' })).catch(
    () => {},
  );
}

async function answerPage(event: FetchEvent): Promise<Response> {
  let answer: Response | undefined;
  try {
    answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    if (answer.ok) event.waitUntil(keepSettings(answer.clone()));
    if (!isAway(answer)) return answer;
  } catch {
    // Nobody answered.
  }
  return (await precache.matchPrecache(INDEX)) ?? answer ?? Response.error();
}

/** The page says where the API lives, which may change without a build. */
async function keepSettings(answer: Response): Promise<void> {
  const key = precache.getCacheKeyForURL(INDEX);
  const cache = await caches.open(PREFIX + build);
  const kept = key && (await cache.match(key));
  if (kept && isFresher(await answer.clone().text(), await kept.text())) await cache.put(key, answer);
}

/** Also from the build before this one, for the pages that it left open. Its name holds a hash: it cannot be outdated. */
async function answerAsset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function dropStaleCaches(): Promise<void> {
  const stale = staleCaches(await caches.keys(), PREFIX, build);
  await Promise.all(stale.map((name) => caches.delete(name)));
}
