/** Builds the time axis of a waterfall and folds long idle gaps. */

export type Span = readonly [from: number, to: number];

export type Gap = {
  readonly from: number;
  readonly to: number /** Position of the fold's mark, 0 to 1. */;
  readonly at: number;
};

export type Tick = { readonly time: number; readonly at: number };

export type TimeAxis = {
  /** Position of a time from 0 to 1, clamped to the axis. */
  at(time: number): number;
  readonly gaps: readonly Gap[];
  readonly ticks: readonly Tick[];
  readonly from: number;
  readonly to: number;
};

const foldedFrom = 0.1;

/** Share of the axis for a folded gap; all folds take at most half. */
const foldedWidth = 0.035;
const widestFolds = 0.5;

const ticksAimedAt = 5;

export const merged = (spans: readonly Span[]): readonly Span[] => {
  const result: [number, number][] = [];
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    const before = result.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else result.push([from, to]);
  }
  return result;
};

const lengthOf = ([from, to]: Span): number => to - from;

/** Folds the longest gaps first, as long as each is long relative to the remaining time. */
const foldedGaps = (busy: readonly Span[]): readonly Span[] => {
  const gaps = busy.slice(1).map(([from], index): Span => [busy[index]?.[1] ?? from, from]);
  let left = (busy.at(-1)?.[1] ?? 0) - (busy[0]?.[0] ?? 0);
  const folded: Span[] = [];
  for (const gap of gaps.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    if (lengthOf(gap) <= left * foldedFrom) break;
    folded.push(gap);
    left -= lengthOf(gap);
  }
  return folded.toSorted((one, other) => one[0] - other[0]);
};

type Stretch = {
  readonly span: Span;
  readonly start: number;
  readonly width: number;
  readonly isGap: boolean;
};

const stretchesOf = ([from, to]: Span, folds: readonly Span[]): readonly Stretch[] => {
  const foldWidth = Math.min(foldedWidth, widestFolds / Math.max(1, folds.length));
  const shown = to - from - folds.reduce((sum, fold) => sum + lengthOf(fold), 0);
  const scale = shown <= 0 ? 0 : (1 - folds.length * foldWidth) / shown;
  const stretches: Stretch[] = [];
  let [time, start] = [from, 0];
  const add = (span: Span, width: number, isGap: boolean) => {
    stretches.push({ span, start, width, isGap });
    start += width;
    time = span[1];
  };
  for (const fold of folds) {
    add([time, fold[0]], (fold[0] - time) * scale, false);
    add(fold, foldWidth, true);
  }
  add([time, to], (to - time) * scale, false);
  return stretches;
};

/** 1, 2 or 5 times a power of ten, at least `length`. */
const roundStep = (length: number): number => {
  const power = 10 ** Math.floor(Math.log10(length));
  return ([1, 2, 5].find((factor) => factor * power >= length) ?? 10) * power;
};

const ticksOf = (stretches: readonly Stretch[], from: number): readonly Tick[] => {
  const shown = stretches.filter(({ isGap, span }) => !isGap && lengthOf(span) > 0);
  const total = shown.reduce((sum, { span }) => sum + lengthOf(span), 0);
  if (total <= 0) return [];
  const step = roundStep(total / ticksAimedAt);
  return shown.flatMap(({ span, start, width }) => {
    const first = Math.ceil((span[0] - from) / step);
    const count = Math.max(0, Math.floor((span[1] - from) / step) - first + 1);
    return Array.from({ length: count }, (_, index) => {
      const time = from + (first + index) * step;
      return { time, at: start + ((time - span[0]) / lengthOf(span)) * width };
    });
  });
};

/** `spans`: activity; an instant is a span of length zero. */
export const createTimeAxis = (spans: readonly Span[]): TimeAxis => {
  const busy = merged(spans);
  const whole: Span = [busy[0]?.[0] ?? 0, busy.at(-1)?.[1] ?? 0];
  const stretches = stretchesOf(whole, foldedGaps(busy));
  const at = (time: number): number => {
    if (time <= whole[0]) return 0;
    const stretch = stretches.find(({ span }) => time <= span[1]);
    if (stretch === undefined) return 1;
    const length = lengthOf(stretch.span);
    return stretch.start + (length === 0 ? 0 : ((time - stretch.span[0]) / length) * stretch.width);
  };
  return {
    at,
    gaps: stretches
      .filter(({ isGap }) => isGap)
      .map(({ span, start, width }) => ({ from: span[0], to: span[1], at: start + width / 2 })),
    ticks: ticksOf(stretches, whole[0]),
    from: whole[0],
    to: whole[1],
  };
};
