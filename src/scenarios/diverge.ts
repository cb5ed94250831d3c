/** Finds the first frame in which two runs differ. */
import type { Frame } from '#world/trace.ts';
import { plainFrame } from './plainFrame.ts';

/**
 * `exact`: runs of one seed, equal frame by frame. `shape`: runs of different seeds, with the same kinds of
 * frames per step, whatever ids, times and order.
 */
export type Comparing = 'exact' | 'shape';

export type Side = {
  /** Index of the differing frame, from 0; the number of frames when the run had ended. */
  readonly index: number;
  /** Null when the run had ended, or, by shape, when only the other run has an extra frame in that step. */
  readonly frame: Frame | null;
  readonly before: readonly Frame[];
};

export type Divergence = {
  readonly one: Side;
  readonly other: Side;
  readonly step: string | null;
};

const shown = 10;

/** Ids and numbers, of whatever form, differ between seeds. */
const masked = (name: string): string =>
  name.replace(/[0-9a-f]{32}|[0-9a-z]{16,}|\d[\d.,:]*/g, '·').replace(/·(?:[^\s]*·)+/g, '·');

const shapeOf = ({ kind, name, actor }: Frame): string => `${kind} ${actor ?? ''} ${masked(name)}`;

const textOf = (frame: Frame): string => {
  const { number: _number, cause: _cause, realTime: _realTime, ...rest } = plainFrame(frame);
  return JSON.stringify(rest);
};

const sideOf = (frames: readonly Frame[], index: number, isThere = true): Side => ({
  index,
  frame: isThere ? (frames[index] ?? null) : null,
  before: frames.slice(Math.max(0, index - shown), index),
});

const stepAt = (frames: readonly Frame[], index: number): string | null =>
  frames.slice(0, index + 1).findLast(({ kind }) => kind === 'step')?.name ?? null;

const exactly = (one: readonly Frame[], other: readonly Frame[]): Divergence | null => {
  const length = Math.max(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [one[index], other[index]];
    if (a && b && textOf(a) === textOf(b)) continue;
    return { one: sideOf(one, index), other: sideOf(other, index), step: stepAt(one, index) };
  }
  return null;
};

/** The start of each step. Frames before the first are the demo’s past, which differs by seed. */
const partsOf = (frames: readonly Frame[]): readonly number[] =>
  frames.flatMap(({ kind }, index) => (kind === 'step' ? [index] : []));

type Part = { readonly frames: readonly Frame[]; readonly from: number; readonly until: number };

const partAt = (frames: readonly Frame[], starts: readonly number[], place: number): Part => ({
  frames,
  from: starts[place] ?? frames.length,
  until: starts[place + 1] ?? frames.length,
});

const firstUnmatched = ({ frames, from, until }: Part, other: Part): number | null => {
  const left = new Map<string, number>();
  for (const frame of other.frames.slice(other.from, other.until))
    left.set(shapeOf(frame), (left.get(shapeOf(frame)) ?? 0) + 1);
  for (let index = from; index < until; index += 1) {
    const frame = frames[index];
    if (frame === undefined) break;
    const count = left.get(shapeOf(frame)) ?? 0;
    if (count === 0) return index;
    left.set(shapeOf(frame), count - 1);
  }
  return null;
};

const byShape = (one: readonly Frame[], other: readonly Frame[]): Divergence | null => {
  const [starts, others] = [partsOf(one), partsOf(other)];
  for (let place = 0; place < Math.max(starts.length, others.length); place += 1) {
    const [mine, theirs] = [partAt(one, starts, place), partAt(other, others, place)];
    const [more, missing] = [firstUnmatched(mine, theirs), firstUnmatched(theirs, mine)];
    if (more === null && missing === null) continue;
    return {
      one: sideOf(one, more ?? mine.until, more !== null),
      other: sideOf(other, missing ?? theirs.until, missing !== null),
      step: stepAt(one, Math.min(more ?? mine.from, one.length - 1)),
    };
  }
  return null;
};

export const divergence = (
  one: readonly Frame[],
  other: readonly Frame[],
  comparing: Comparing,
): Divergence | null => (comparing === 'exact' ? exactly(one, other) : byShape(one, other));
