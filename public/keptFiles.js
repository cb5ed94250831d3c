/** Keeps the files of one build for visits without a connection: its own by their hashed names, pages only while the network does not answer. */

/** For a page that was never fetched, on a worker that had no time to keep anything. */
const noConnection = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No connection</title><body style="font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem">
<h1>This page needs a connection once</h1><p>It was not opened before, so it is not in this browser yet. Connect and reload it.</p>`;

/** Milliseconds without a question to the backend, after which the next file is fetched. */
const calm = 1_000;

/** `build` is `{ version, pages, icon, assets }` with paths below the scope; null where there is nothing to keep. */
self.createKeptFiles = (build, scope) => {
  const own = `agencylens-files:${scope}:`;
  const cacheName = own + (build?.version ?? 'none');
  const assets = new URL('assets/', scope);
  const icon = new URL(build?.icon ?? '', scope).href;
  let keeping = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  const routes = build
    ? [
        { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
        { condition: { urlPattern: icon }, source: 'fetch-event' },
        { condition: { urlPattern: { pathname: `${assets.pathname}*` } }, source: { cacheName } },
      ]
    : [];

  /** The answer to a redirected request may not be given to a page. */
  const madeAnew = (response, body) => {
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(body, { headers });
  };

  /** The page of another build would ask for files that are not kept. */
  const keepPage = async (cache, path) => {
    const response = await fetch(new URL(path, scope), { cache: 'no-cache', priority: 'low' });
    const text = await response.text();
    if (!response.ok || !text.includes(`data-made-at="${build.version}"`)) return;
    await cache.put(new URL(path, scope), madeAnew(response, text));
  };

  const keepAsset = async (cache, path) => {
    const url = new URL(path, scope);
    const response = await fetch(url, { priority: 'low' });
    if (response.ok) await cache.put(url, response);
  };

  /** Resolves once no page has asked the backend for a while: fetching a file meanwhile would take time from the answer. */
  const untilCalm = async () => {
    for (let left = 1; left > 0; left = askedAt + calm - performance.now())
      await new Promise((resolve) => setTimeout(resolve, left));
  };

  /** One after the other: whoever reads the page has the better part of the line. */
  const keepAll = async () => {
    const cache = await caches.open(cacheName);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const isMissing = (path) => !kept.has(new URL(path, scope).href);
    const missing = [
      ...build.pages.map((path) => [keepPage, path]),
      ...[build.icon, ...build.assets].map((path) => [keepAsset, path]),
    ].filter(([, path]) => isMissing(path));
    for (const [keep, path] of missing) {
      await untilCalm();
      await keep(cache, path);
    }
  };

  const keptPage = async (url) => {
    const cache = await caches.open(cacheName);
    const path = url.pathname.slice(new URL(scope).pathname.length).replace(/\/+$/, '');
    return (await cache.match(new URL(path, scope))) ?? cache.match(new URL('shell.html', scope));
  };

  const fromNetwork = async (event) => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return null;
    }
  };

  /** The network's shell fits the files that the network has; the kept one those that are kept. */
  const shell = async () => {
    const address = new URL('shell.html', scope);
    const response = await fetch(address, { cache: 'no-cache' }).catch(() => null);
    if (response?.ok) return madeAnew(response, response.body);
    return (await caches.open(cacheName)).match(address);
  };

  /** A plain host has no file for a page inside the app, and says so; for missing files it is right. Object stores say 403. */
  const lacksPage = ({ status }, { pathname }) =>
    (status === 404 || status === 403) && !/\.\w+$/.test(pathname);

  const answerPage = async (event) => {
    const url = new URL(event.request.url);
    const response = await fromNetwork(event);
    if (response !== null) return lacksPage(response, url) ? ((await shell()) ?? response) : response;
    const headers = { 'Content-Type': 'text/html;charset=utf-8' };
    return (await keptPage(url)) ?? new Response(noConnection, { status: 503, headers });
  };

  const answerAsset = async (request) => {
    const cache = await caches.open(cacheName);
    return (await cache.match(request)) ?? fetch(request);
  };

  /** It has no hash in its name. */
  const answerIcon = async (request) => {
    const cache = await caches.open(cacheName);
    return fetch(request).catch(async () => (await cache.match(request)) ?? Response.error());
  };

  return {
    /** For browsers that then need not wake the worker for an asset. */
    routes,
    /** Forgets what former builds have kept. */
    activate: async () => {
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith(own) && name !== cacheName).map((name) => caches.delete(name)),
      );
      // A page is asked for while the worker wakes up.
      if (build) await registration.navigationPreload?.enable();
    },
    /** A page asks the backend: what is still missing waits. */
    giveWay: () => {
      askedAt = performance.now();
    },
    /** Fetches what is missing. What cannot be fetched now is tried at the next call. */
    keep: () => {
      if (!build) return Promise.resolve();
      keeping ??= keepAll()
        .catch(() => undefined)
        .finally(() => {
          keeping = null;
        });
      return keeping;
    },
    /** Answers pages and assets; the browser does all else itself. */
    answer: (event) => {
      const { request } = event;
      if (!build || request.method !== 'GET') return;
      if (request.mode === 'navigate') event.respondWith(answerPage(event));
      else if (request.url === icon) event.respondWith(answerIcon(request));
      else if (request.url.startsWith(assets.href)) event.respondWith(answerAsset(request));
    },
  };
};
