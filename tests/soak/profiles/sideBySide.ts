/** Runs pieces of work as many at a time as the machine has processors: a browser that starts keeps one of them busy. */
import { availableParallelism } from 'node:os';

/** Each worker takes the next piece when it is done with one; `worker` counts from 0. Ends with the first failure. */
export const sideBySide = async <Piece>(
  pieces: readonly Piece[],
  work: (piece: Piece, worker: number) => Promise<void>,
): Promise<void> => {
  const left = pieces.values();
  const takeTurns = async (worker: number): Promise<void> => {
    for (const piece of left) await work(piece, worker);
  };
  const workers = Math.min(availableParallelism(), pieces.length);
  await Promise.all(Array.from({ length: workers }, (_, worker) => takeTurns(worker)));
};
