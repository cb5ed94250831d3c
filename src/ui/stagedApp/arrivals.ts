/** Delivers lazy code on a stage in request order, so that runs are reproducible. */

/** Without it, the order would depend on the network. A failure does not block later requests. */
export const createArrivals = () => {
  let before: Promise<unknown> = Promise.resolve();
  return <Code>(coming: Promise<Code>): Promise<Code> => {
    // Avoids an unhandled rejection while it waits for its turn.
    coming.catch(() => undefined);
    const turn = before.then(() => coming);
    before = turn.catch(() => undefined);
    return turn;
  };
};
