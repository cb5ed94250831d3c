/** The last frames of a page that is left, kept in its tab for the Lab of the page that follows. */
import { parsePlain, plainFrame } from '#scenarios/plainFrame.ts';
import type { Frame, Trace } from '#world/trace.ts';
import { framesKey } from '../services/framesBefore.ts';
import { withCutReply } from './cutReply.ts';

/** A tab has about five million letters for all that it keeps. On a page with many figures a press is some forty frames. */
const mostFrames = 1_000;
const mostLetters = 800_000;
/** Beyond so many, the replies of older calls are cut to their beginning: one may have 300,000. */
const mostWholeLetters = 400_000;

/** The newest that there is room for, oldest first. */
const newest = (frames: readonly Frame[]): readonly string[] => {
  const kept: string[] = [];
  let letters = 0;
  for (const frame of frames.slice(-mostFrames).reverse()) {
    const plain = plainFrame(frame);
    const whole = JSON.stringify(plain);
    const fits = letters + whole.length <= mostWholeLetters;
    const text = fits ? whole : JSON.stringify(withCutReply(plain));
    letters += text.length;
    if (letters > mostLetters) break;
    kept.push(text);
  }
  return kept.reverse();
};

/** Begins with the number of the last frame, which the next page needs before it reads the rest. */
export const framesText = (frames: readonly Frame[]): string =>
  `${frames.at(-1)?.number ?? 0} [${newest(frames).join(',')}]`;

/** Writes them down when the page goes; returns the function that ends this. */
export const keepFrames = (trace: Pick<Trace, 'frames'>, storage: Storage, page: Window): (() => void) => {
  const write = (): void => {
    try {
      storage.setItem(framesKey, framesText(trace.frames()));
    } catch {
      // A tab that keeps nothing loses what was before, as ever.
    }
  };
  page.addEventListener('pagehide', write);
  return () => page.removeEventListener('pagehide', write);
};

/** Those of the page before; none where nothing is kept. */
export const readFrames = (storage: Storage): readonly Frame[] => {
  try {
    const text = storage.getItem(framesKey) ?? '';
    return parsePlain(text.slice(text.indexOf('['))) as readonly Frame[];
  } catch {
    return [];
  }
};

/** The trace with what was before it, as long as nothing between the two is forgotten. */
export const withEarlier = (trace: Trace, earlier: readonly Frame[]): Trace => {
  const last = earlier.at(-1)?.number ?? 0;
  let told: readonly Frame[] | null = null;
  /** The machine's own time began anew with this page, so it is told from there. */
  const before = (first: Frame): readonly Frame[] => {
    told ??= earlier.map((frame) => ({ ...frame, realTime: first.realTime - (first.at - frame.at) }));
    return told;
  };
  if (earlier.length === 0) return trace;
  return {
    ...trace,
    frames: () => {
      const now = trace.frames();
      const [first] = now;
      if (first === undefined) return earlier;
      return first.number === last + 1 ? [...before(first), ...now] : now;
    },
    frame: (number) => trace.frame(number) ?? (told ?? earlier).find((one) => one.number === number),
  };
};
