/** The last frames of a page that is left, kept in its tab for the Lab of the page that follows. */
import { parsePlain, plainFrame } from '#scenarios/plainFrame.ts';
import type { Frame, Trace } from '#world/trace.ts';
import { framesKey } from '../services/framesBefore.ts';

/** So many, and so much text: a tab has a few million letters for all that it keeps. */
const mostFrames = 400;
const mostLetters = 400_000;

type Kept = {
  /** When the page that is left began, on the machine's own clock. */
  readonly origin: number;
  readonly frames: readonly Frame[];
};

/** The newest that there is room for, oldest first. */
const newest = (frames: readonly Frame[]): readonly string[] => {
  const kept: string[] = [];
  let letters = 0;
  for (const frame of frames.slice(-mostFrames).reverse()) {
    const text = JSON.stringify(plainFrame(frame));
    letters += text.length;
    if (letters > mostLetters) break;
    kept.unshift(text);
  }
  return kept;
};

/** Begins with the number of the last frame, which the next page needs before it reads the rest. */
export const framesText = (frames: readonly Frame[], origin: number): string =>
  `${frames.at(-1)?.number ?? 0} {"origin":${origin},"frames":[${newest(frames).join(',')}]}`;

/** Writes them down when the page goes; returns the function that ends this. */
export const keepFrames = (trace: Pick<Trace, 'frames'>, storage: Storage, page: Window): (() => void) => {
  const write = (): void => {
    try {
      storage.setItem(framesKey, framesText(trace.frames(), page.performance.timeOrigin));
    } catch {
      // A tab that keeps nothing loses what was before, as ever.
    }
  };
  page.addEventListener('pagehide', write);
  return () => page.removeEventListener('pagehide', write);
};

/** Those of the page before, their machine's time told from the beginning of this one; none where nothing is kept. */
export const readFrames = (storage: Storage, origin: number): readonly Frame[] => {
  try {
    const text = storage.getItem(framesKey) ?? '';
    const kept = parsePlain(text.slice(text.indexOf('{'))) as Kept;
    const earlier = kept.origin - origin;
    return kept.frames.map((frame) => ({ ...frame, realTime: frame.realTime + earlier }));
  } catch {
    return [];
  }
};

/** The trace with what was before it, as long as nothing between the two is forgotten. */
export const withEarlier = (trace: Trace, earlier: readonly Frame[]): Trace => {
  const last = earlier.at(-1)?.number ?? 0;
  const [first] = earlier;
  if (first === undefined) return trace;
  return {
    ...trace,
    frames: () => {
      const now = trace.frames();
      const isNext = (now[0]?.number ?? last + 1) === last + 1;
      return isNext ? [...earlier, ...now] : now;
    },
    frame: (number) => trace.frame(number) ?? earlier[number - first.number],
  };
};
