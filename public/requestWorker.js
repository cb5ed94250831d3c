/** MSW's worker, which brings requests to the page, and one thing more: it takes over a page that it does not control yet, such as one that was loaded anew without its cache. */
importScripts('mockServiceWorker.js');

addEventListener('message', (event) => {
  if (event.data === 'TAKE_OVER') event.waitUntil(self.clients.claim());
});
