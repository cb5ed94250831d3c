/** The calls of the app up to the moment that is looked at. */
import { useState } from 'react';
import { useFrames } from '../useFrames.ts';
import type { Call } from './call.ts';
import { createCallFold } from './callFold.ts';

/** `newest`: the machine's time of the newest frame, until when calls on their way count. */
export const useCalls = (): { readonly calls: readonly Call[]; readonly newest: number } => {
  const frames = useFrames();
  const [fold] = useState(createCallFold);
  return { calls: fold.take(frames), newest: frames.at(-1)?.realTime ?? 0 };
};
