/** MSW's worker, which brings requests to the page, with two rules of our own. */
addEventListener('message', (event) => {
  // Takes over a page that it does not control yet, such as one that was loaded anew without its cache.
  if (event.data === 'TAKE_OVER') event.waitUntil(self.clients.claim());
  // A page that goes does not end the worker. MSW would forget its pages and unregister it when the last one says farewell, and as a
  // farewell may be heard late, the page that has come instead would be left without an answer. Pages that are gone are sorted out at the next start.
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
});

importScripts('mockServiceWorker.js');
