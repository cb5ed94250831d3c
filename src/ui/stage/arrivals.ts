/** Code that comes late arrives on a stage in the order in which it was asked for, so that two runs of a script are alike. */

/** Without it, the order would be that of the network. A failure lets those behind it through. */
export const createArrivals = () => {
  let before: Promise<unknown> = Promise.resolve();
  return <Code>(coming: Promise<Code>): Promise<Code> => {
    // One that fails while it waits has nobody who hears of it yet.
    coming.catch(() => undefined);
    const turn = before.then(() => coming);
    before = turn.catch(() => undefined);
    return turn;
  };
};
