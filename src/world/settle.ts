/** Waits for pending promise chains to finish without time passing. */

type Turns = { readonly waiting: (() => void)[]; readonly ask: () => void };

const startTurns = (): Turns => {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return { waiting, ask: () => port2.postMessage(null) };
};

let turns: Turns | null = null;

/**
 * One turn of the event loop, not `setTimeout`, which browsers throttle when nested. All turns share one
 * channel, because collecting thousands of ports takes 60 ms.
 */
export const macrotask = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') {
      setImmediate(resolve);
      return;
    }
    turns ??= startTurns();
    turns.waiting.push(resolve);
    turns.ask();
  });

const turnsToSettle = 3;

/**
 * Three turns of the event loop, because streams, message ports and in-memory databases answer in a later
 * turn. Work off the thread (network, key derivation) needs a custom `settle`.
 */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < turnsToSettle; turn += 1) {
    await macrotask();
  }
};
