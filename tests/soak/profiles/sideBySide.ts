/** Runs work in parallel, one piece per processor, because a starting browser keeps one busy. */
import { availableParallelism } from 'node:os';

/** Each worker takes the next piece after finishing one. `worker` counts from 0. Rejects at the first failure. */
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
