/** How long to wait so that code which awaits promises gets as far as it can without time passing. */

/** One turn of the event loop. Not `setTimeout`, which browsers hold back when nested; without `setImmediate`, a message to oneself. */
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
 * Three turns of the event loop. In each, every chain of resolved promises ends. Streams, message ports and in-memory databases
 * answer in a later turn, hence three. Work off the thread (real network, key derivation) is not covered: who drives it passes a
 * `settle` of its own.
 */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < turnsToSettle; turn += 1) {
    await macrotask();
  }
};
