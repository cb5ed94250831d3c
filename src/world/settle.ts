/** How long to wait so that code which awaits promises gets as far as it can without time passing. */

type Turns = { readonly waiting: (() => void)[]; readonly ask: () => void };

/** Each message is a turn for who has waited longest. */
const startTurns = (): Turns => {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return { waiting, ask: () => port2.postMessage(null) };
};

let turns: Turns | null = null;

/**
 * One turn of the event loop. Not `setTimeout`, which browsers hold back when nested; without `setImmediate`, a message to oneself.
 * All turns share one channel: a browser takes 60 ms at once to collect the ports of some thousand.
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
 * Three turns of the event loop. In each, every chain of resolved promises ends. Streams, message ports and in-memory databases
 * answer in a later turn, hence three. Work off the thread (real network, key derivation) is not covered: who drives it passes a
 * `settle` of its own.
 */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < turnsToSettle; turn += 1) {
    await macrotask();
  }
};
