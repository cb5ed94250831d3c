/** Stores the last frames of a page in its tab for the Lab of the next page. */
import type { ResponseDetail } from '#domain/inspection/callDetail.ts';
import { parsePlain, plainFrame } from '#scenarios/plainFrame.ts';
import type { Frame, Trace } from '#world/trace.ts';
import type { World } from '#world/world.ts';
import { framesKey } from '../services/framesBefore.ts';
import { framesOfLeaving } from './leftPage.ts';

const longestBeginning = 600;

const withCutReply = (frame: Frame): Frame => {
  if (frame.kind !== 'response') return frame;
  const { reply, ...detail } = frame.detail as ResponseDetail;
  const text = JSON.stringify(reply) ?? '';
  if (text.length <= longestBeginning) return frame;
  const cut = { beginning: text.slice(0, longestBeginning), letters: text.length };
  return { ...frame, detail: { ...detail, cut } };
};

/** Session storage holds about five million characters, and a press on a page with many metrics makes some forty frames. */
const mostFrames = 1_000;
const mostLetters = 800_000;
/** In characters. Beyond, replies of older calls are truncated, because one may have 300,000. */
const mostWholeLetters = 400_000;

/** Events and replies came from JSON already, so sanitizing them would waste time. */
const lineOf = (frame: Frame): string => {
  if (frame.kind === 'event') return JSON.stringify(frame);
  if (frame.kind !== 'response') return JSON.stringify(plainFrame(frame));
  const { reply, ...rest } = frame.detail as ResponseDetail;
  const plain = plainFrame({ ...frame, detail: rest });
  return JSON.stringify({ ...plain, detail: { ...(plain.detail as object), reply } });
};

const newest = (frames: readonly Frame[]): readonly string[] => {
  const lines: string[] = [];
  let letters = 0;
  for (const frame of frames.slice(-mostFrames).reverse()) {
    const whole = lineOf(frame);
    const line = letters + whole.length <= mostWholeLetters ? whole : lineOf(withCutReply(frame));
    letters += line.length;
    if (letters > mostLetters) break;
    lines.push(line);
  }
  return lines;
};

const lastOf = (text: string): number => Number.parseInt(text, 10) || 0;

const markOf = (text: string): string => (text.split('\n', 1)[0] ?? '').split(' ')[1] ?? '';

const linesOf = (text: string): readonly string[] => text.split('\n').slice(1);

/**
 * The last frame's number, then one frame per line, oldest first. `before`: the stored text to continue if no
 * frame between was dropped. `mark`: of the preceding erasure.
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

/** Empty without storage; only the last number if an erasure followed the recording. */
export const readFramesText = (storage: Pick<Storage, 'getItem'>, mark: string): string => {
  try {
    const text = storage.getItem(framesKey) ?? '';
    return text === '' || markOf(text) === mark ? text : String(lastOf(text));
  } catch {
    return '';
  }
};

type Keeping = {
  readonly world: Pick<World, 'clock' | 'ids'> & { readonly trace: Pick<Trace, 'frames'> };
  readonly before: () => string;
  readonly mark: () => string;
  readonly storage: Pick<Storage, 'setItem'>;
  readonly page: Window;
};

/** Stores the frames on `pagehide`; returns a function that stops it. */
export const keepFrames = ({ world, before, mark, storage, page }: Keeping): (() => void) => {
  const write = (): void => {
    const frames = world.trace.frames();
    try {
      const all = [...frames, ...framesOfLeaving(frames, world)];
      storage.setItem(framesKey, framesText(all, before(), mark()));
    } catch {}
  };
  page.addEventListener('pagehide', write);
  return () => page.removeEventListener('pagehide', write);
};

export const parseFrames = (text: string): readonly Frame[] => {
  try {
    return linesOf(text).map((line) => parsePlain(line) as Frame);
  } catch {
    return [];
  }
};

/** Prepends the earlier frames lazily, unless frames between were dropped. */
export const withEarlier = (trace: Trace, text: string): Trace => {
  const last = lastOf(text);
  let read: readonly Frame[] | null = null;
  const earlier = (): readonly Frame[] => {
    read ??= parseFrames(text);
    return read;
  };
  let framesBefore: readonly Frame[] | null = null;
  /** Monotonic time restarts with each page, so earlier frames are shifted. */
  const before = (first: Frame): readonly Frame[] => {
    framesBefore ??= earlier().map((frame) => ({
      ...frame,
      realTime: first.realTime - (first.at - frame.at),
    }));
    return framesBefore;
  };
  /** A deliberate erasure drops all earlier frames too. */
  const isForgotten = (): boolean => {
    if (trace.forgotten() < last) return false;
    read = [];
    framesBefore = [];
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
      return own || isForgotten() ? own : (framesBefore ?? earlier()).find((one) => one.number === number);
    },
  };
};
