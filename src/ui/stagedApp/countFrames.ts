/** Counts the frames of an app, except for gestures and script steps. */
import type { Trace } from '#world/trace.ts';

export const countAppFrames = (trace: Trace): { readonly count: () => number; readonly end: () => void } => {
  let deeds = 0;
  const end = trace.subscribe(({ kind }) => {
    deeds += kind === 'gesture' || kind === 'step' ? 0 : 1;
  });
  return { count: () => deeds, end };
};
