/** The last frames of a page that is left, kept in its tab for the Lab of the page that follows. */
import type { ResponseDetail } from '#domain/inspection/callDetail.ts';
import { parsePlain, plainFrame } from '#scenarios/plainFrame.ts';
import type { Frame, Trace } from '#world/trace.ts';
import type { World } from '#world/world.ts';
import { framesKey } from '../services/framesBefore.ts';
import { withCutReply } from './cutReply.ts';
import { framesOfLeaving } from './leftPage.ts';

/** A tab has about five million letters for all that it keeps. On a page with many figures a press is some forty frames. */
const mostFrames = 1_000;
const mostLetters = 800_000;
/** Beyond so many, the replies of older calls are cut to their beginning: one may have 300,000. */
const mostWholeLetters = 400_000;

/** An event of the log and a reply came from JSON: to walk through their values would only take time. */
const lineOf = (frame: Frame): string => {
  if (frame.kind === 'event') return JSON.stringify(frame);
  if (frame.kind !== 'response') return JSON.stringify(plainFrame(frame));
  const { reply, ...told } = frame.detail as ResponseDetail;
  const plain = plainFrame({ ...frame, detail: told });
  return JSON.stringify({ ...plain, detail: { ...(plain.detail as object), reply } });
};

/** Lines of the newest frames that there is room for, newest first. */
const newest = (frames: readonly Frame[]): readonly string[] => {
  const kept: string[] = [];
  let letters = 0;
  for (const frame of frames.slice(-mostFrames).reverse()) {
    const whole = lineOf(frame);
    const line = letters + whole.length <= mostWholeLetters ? whole : lineOf(withCutReply(frame));
    letters += line.length;
    if (letters > mostLetters) break;
    kept.push(line);
  }
  return kept;
};

const lastOf = (text: string): number => Number.parseInt(text, 10) || 0;

/** The mark of the erasure after which the frames were recorded; empty for none. */
const markOf = (text: string): string => (text.split('\n', 1)[0] ?? '').split(' ')[1] ?? '';

const linesOf = (text: string): readonly string[] => text.split('\n').slice(1);

/**
 * The number of the last frame, which the next page needs before it reads the rest, then a frame on each line, oldest first.
 * `before`: the text that this page found; its lines follow as they are, where nothing between the two is forgotten. `mark`: of the
 * erasure after which they were recorded.
 */
export const framesText = (frames: readonly Frame[], before = '', mark = ''): string => {
  const last = lastOf(before);
  const own = newest(frames);
  const lines = [...own];
  const [first] = frames;
  if (own.length === frames.length && (first === undefined || first.number === last + 1)) {
    let letters = own.reduce((sum, line) => sum + line.length, 0);
    for (const line of linesOf(before).toReversed()) {
      letters += line.length;
      if (lines.length === mostFrames || letters > mostLetters) break;
      lines.push(line);
    }
  }
  const head = `${frames.at(-1)?.number ?? last}${mark === '' ? '' : ` ${mark}`}`;
  return [head, ...lines.reverse()].join('\n');
};

/** What the page before wrote down; empty where nothing is kept, and the last number alone where somebody was erased since. */
export const readFramesText = (storage: Storage, mark: string): string => {
  try {
    const text = storage.getItem(framesKey) ?? '';
    return text === '' || markOf(text) === mark ? text : String(lastOf(text));
  } catch {
    return '';
  }
};

type Keeping = {
  /** Its trace has the frames of this page alone. */
  readonly world: Pick<World, 'clock' | 'ids'> & { readonly trace: Pick<Trace, 'frames'> };
  /** What the page before wrote down. */
  readonly before: () => string;
  /** Of the erasure up to which this page has forgotten. */
  readonly mark: () => string;
  readonly storage: Storage;
  readonly page: Window;
};

/** Writes them down when the page goes; returns the function that ends this. */
export const keepFrames = ({ world, before, mark, storage, page }: Keeping): (() => void) => {
  const write = (): void => {
    const frames = world.trace.frames();
    try {
      const all = [...frames, ...framesOfLeaving(frames, world)];
      storage.setItem(framesKey, framesText(all, before(), mark()));
    } catch {
      // A tab that keeps nothing loses what was before, as ever.
    }
  };
  page.addEventListener('pagehide', write);
  return () => page.removeEventListener('pagehide', write);
};

/** The frames of a text that was kept; none where it is damaged. */
export const parseFrames = (text: string): readonly Frame[] => {
  try {
    return linesOf(text).map((line) => parsePlain(line) as Frame);
  } catch {
    return [];
  }
};

/** The trace with what was before it, as long as nothing between the two is forgotten. Read when it is first asked for. */
export const withEarlier = (trace: Trace, text: string): Trace => {
  const last = lastOf(text);
  let read: readonly Frame[] | null = null;
  const earlier = (): readonly Frame[] => {
    read ??= parseFrames(text);
    return read;
  };
  let told: readonly Frame[] | null = null;
  /** The machine's own time began anew with this page, so it is told from there. */
  const before = (first: Frame): readonly Frame[] => {
    told ??= earlier().map((frame) => ({ ...frame, realTime: first.realTime - (first.at - frame.at) }));
    return told;
  };
  /** What is forgotten on purpose takes everything before it along. */
  const isForgotten = (): boolean => {
    if (trace.forgotten() < last) return false;
    read = [];
    told = [];
    return true;
  };
  if (last === 0) return trace;
  return {
    ...trace,
    frames: () => {
      const now = trace.frames();
      const [first] = now;
      if (isForgotten()) return now;
      if (first === undefined) return earlier();
      return first.number === last + 1 ? [...before(first), ...now] : now;
    },
    frame: (number) => {
      const own = trace.frame(number);
      return own || isForgotten() ? own : (told ?? earlier()).find((one) => one.number === number);
    },
  };
};
