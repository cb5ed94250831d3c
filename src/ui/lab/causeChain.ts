/** What led to a frame, and what followed from it. */
import type { Frame } from '#world/trace.ts';

export type CauseChain = {
  /** From the first cause to the one right before the frame; what the ring has forgotten is missing at its beginning. */
  readonly causes: readonly Frame[];
  /** All that follows, however far, in the order of numbers. */
  readonly effects: readonly Frame[];
};

/** `frames` in the order of their numbers without gaps, as the ring gives them. */
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
