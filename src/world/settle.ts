/** How long to wait so that code which awaits promises gets as far as it can without time passing. */

/**
 * One turn of the host's event loop. `setTimeout` would do the same but browsers hold nested ones for 4 ms; where
 * `setImmediate` is missing (browsers) a message to oneself is the shortest turn there is.
 */
export const macrotask = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') {
      setImmediate(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

const turnsToSettle = 3;

/**
 * Three turns of the event loop. Each lets every chain of resolved promises run to its end, however long; more than
 * one because streams, message ports and in-memory databases answer in a later turn. Work that leaves the thread
 * (real network, key derivation) is not covered: who drives such work passes a `settle` that knows when it is done.
 */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < turnsToSettle; turn += 1) {
    await macrotask();
  }
};
