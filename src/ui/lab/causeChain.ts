/** Finds the causes and effects of a frame. */
import type { Frame } from '#world/trace.ts';

export type CauseChain = {
  /** From the first cause to the direct one; dropped frames are missing at the start. */
  readonly causes: readonly Frame[];
  readonly effects: readonly Frame[];
};

/** `frames` must be in order and without gaps, as the ring buffer gives them. */
export const causeChain = (frames: readonly Frame[], frame: Frame): CauseChain => {
  const first = frames[0]?.number ?? 1;
  const causes: Frame[] = [];
  let cause = frame.cause;
  while (cause !== null) {
    const earlier = frames[cause - first];
    if (earlier === undefined) break;
    causes.unshift(earlier);
    cause = earlier.cause;
  }
  const reached = new Set([frame.number]);
  const effects: Frame[] = [];
  for (let index = frame.number - first + 1; index < frames.length; index += 1) {
    const later = frames[index];
    if (later?.cause == null || !reached.has(later.cause)) continue;
    reached.add(later.number);
    effects.push(later);
  }
  return { causes, effects };
};
