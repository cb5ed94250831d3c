/** MSW's worker, which brings requests to the page, with rules of our own. */

const api = new URL('api/', registration.scope);

/** What the build has made, for visits without a connection; `scripts/keptFiles.ts` writes it into this line. None in development. */
const build = null;

importScripts('keptFiles.js');
const files = createKeptFiles(build, registration.scope);

// Only the backend's requests and the pages themselves concern the worker: MSW would ask the page about every script and style too, and tell it of their answers.
addEventListener('install', (event) => {
  if (!event.addRoutes) return;
  const elsewhere = { not: { urlPattern: { pathname: `${api.pathname}*` } } };
  // A browser that knows no such rule loads the rest through the worker, which then answers alike.
  event.waitUntil(
    event.addRoutes([...files.routes, { condition: elsewhere, source: 'network' }]).catch(() => undefined),
  );
});

addEventListener('activate', (event) => event.waitUntil(files.activate()));

// Firefox logs an error for each reader that leaves a reply before its end, as pages do when they change. A reply that is handed over
// whole has come before anybody can leave it. Chromium, which has this property, logs none and may show a slow reply as it comes.
const isHandedOverWhole = navigator.userAgentData === undefined;

const handOverWhole = (event) => {
  const respondWith = event.respondWith.bind(event);
  const whole = async (reply) => {
    const response = await reply;
    if (response.body === null) return response;
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(await response.arrayBuffer(), { status, statusText, headers });
  };
  event.respondWith = (reply) => respondWith(whole(reply));
};

// MSW reads its list of pages when the script is evaluated, which for a new version is before its page has announced itself, and the page
// announces itself to the version that it found. Without another look, its calls would reach the host, which has no backend.
const answerUnlisted = (event) => {
  event.stopImmediatePropagation();
  const listed = restoreActiveClientIds().catch(() => undefined);
  event.respondWith(listed.then(() => handleRequest(event)));
};

addEventListener('fetch', (event) => {
  if (isHandedOverWhole) handOverWhole(event);
  if (event.request.url.startsWith(api.href)) {
    files.giveWay();
    if (!activeClientIds.has(event.clientId)) answerUnlisted(event);
    return;
  }
  event.stopImmediatePropagation();
  files.answer(event);
});

addEventListener('message', (event) => {
  // Takes over a page that it does not control yet, such as one that was loaded anew without its cache.
  if (event.data === 'TAKE_OVER') event.waitUntil(self.clients.claim());
  if (event.data === 'KEEP_FILES') event.waitUntil(files.keep());
  // A page that goes does not end the worker. MSW would forget its pages and unregister it when the last one says farewell, and as a
  // farewell may be heard late, the page that has come instead would be left without an answer. Pages that are gone are sorted out at the next start.
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
});

// MSW tells the page of every reply, with a copy of its body. Nobody reads it there, and WebKit cannot transfer it.
const { postMessage } = Client.prototype;
Client.prototype.postMessage = function postWithoutCopy(message, transferred) {
  if (message?.type !== 'RESPONSE') return postMessage.call(this, message, transferred);
  const { response } = message.payload;
  response.body?.cancel();
  response.body = null;
  return postMessage.call(this, message);
};

importScripts('mockServiceWorker.js');
