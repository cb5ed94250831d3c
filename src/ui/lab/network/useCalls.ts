/** Provides the app's calls up to the shown moment. */
import { useMemo } from 'react';
import { useLab } from '../LabContext.ts';
import { useFrames } from '../useFrames.ts';
import type { Call } from './call.ts';
import { createCallFold } from './callFold.ts';

/** `newest`: monotonic time of the newest frame, the provisional end of pending calls. */
export const useCalls = (): { readonly calls: readonly Call[]; readonly newest: number } => {
  const { source } = useLab();
  const frames = useFrames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another app has calls of its own under the same numbers
  const fold = useMemo(createCallFold, [source]);
  return { calls: fold.take(frames), newest: frames.at(-1)?.realTime ?? 0 };
};
