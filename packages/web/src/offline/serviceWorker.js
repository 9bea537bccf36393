// The service worker: every file of one version of the program, so that all of it works without a network.
// The build writes the list of files and a word for their contents into it (servicePlugin.ts).

/**
 * What a service worker has and a page has not.
 * @typedef {object} Service
 * @property {() => Promise<void>} skipWaiting
 * @property {{ claim(): Promise<void>, matchAll(which: object): Promise<Page[]>, openWindow(url: string): Promise<unknown> }} clients
 * @property {{ showNotification(title: string, options: object): Promise<void> }} registration
 *
 * @typedef {{ url: string, focused: boolean, focus(): Promise<unknown>, navigate(url: string): Promise<unknown> }} Page
 * @typedef {LifeEvent & { data: { json(): Told } | null }} PushEvent
 * @typedef {LifeEvent & { notification: { data: string, close(): void } }} ClickEvent
 * @typedef {{ table: string, name: string, text: string, path: string }} Told
 *
 * @typedef {Event & { waitUntil(promise: Promise<unknown>): void }} LifeEvent
 * @typedef {LifeEvent & { request: Request, respondWith(answer: Promise<Response>): void }} FetchEvent
 */

const service = /** @type {Service} */ (/** @type {unknown} */ (self));

const VERSION = '__VERSION__';
/** @type {readonly string[]} */
const FILES = JSON.parse('__FILES__');
const PREFIX = 'kursbuch ';
const CACHE = PREFIX + VERSION;

addEventListener('install', (event) => {
  const filled = caches.open(CACHE).then((cache) =>
    // Past the browser's own cache: an old page beside new files would be a version nobody has tried.
    cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))),
  );
  /** @type {LifeEvent} */ (event).waitUntil(filled);
});

addEventListener('activate', (event) => {
  const tidy = caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE))
    .then((old) => Promise.all(old.map((name) => caches.delete(name))))
    .then(() => service.clients.claim());
  /** @type {LifeEvent} */ (event).waitUntil(tidy);
});

// A new version waits until somebody says so: a game is not swapped under its players.
addEventListener('message', (event) => {
  if (/** @type {MessageEvent} */ (event).data === 'skipWaiting') void service.skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request, respondWith } = /** @type {FetchEvent} */ (event);
  const { origin, pathname } = new URL(request.url);
  // What the server says is never kept; a stream least of all.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  respondWith.call(event, answer(request));
});

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  // Every address is the one page, unless a file is meant, such as the notices of third parties.
  const isPage = request.mode === 'navigate' && !FILES.includes(new URL(request.url).pathname);
  // Servers that vary by origin would make every script a stranger.
  const found = await cache.match(isPage ? '/' : request, { ignoreVary: true });
  return found ?? fetch(request);
}

// A server tells of a table while its player is away. Whoever looks at the table is not told what he sees.
addEventListener('push', (event) => {
  const { data, waitUntil } = /** @type {PushEvent} */ (event);
  const told = data?.json();
  if (told) waitUntil.call(event, show(told));
});

/** @param {Told} told */
async function show({ table, name, text, path }) {
  const pages = await service.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ url, focused }) => focused && url.endsWith(path))) return;
  // The newest word of a table takes the place of the one before.
  await service.registration.showNotification(name, { body: text, tag: table, data: path });
}

addEventListener('notificationclick', (event) => {
  const { notification, waitUntil } = /** @type {ClickEvent} */ (event);
  notification.close();
  waitUntil.call(event, openPage(notification.data));
});

/** @param {string} path */
async function openPage(path) {
  const pages = await service.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url.endsWith(path));
  await (there ? there.focus() : service.clients.openWindow(path));
}
