/** Computes the pixel layout of a chart for the canvas, the vectors and the cursor. */
import { axisTicks } from '../chartAxis.ts';
import type { ChartPlan, Note, Zone } from '../chartPlan.ts';
import { axisFigure } from '../chartUnit.ts';

export type Size = { readonly width: number; readonly height: number };

export type Frame = Size & {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export const labelSize = 12;

/** Average letter width relative to the font size. */
const letterWidth = 0.58;

const textWidth = (text: string): number => text.length * labelSize * letterWidth;

/** M and % are half as wide again as other letters. */
const figureWidth = (text: string): number =>
  textWidth(text) + (text.match(/[M%]/g)?.length ?? 0) * labelSize * letterWidth * 0.6;

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(textWidth));

export const gapOf = ({ rows }: ChartPlan): number => (rows ? 0.08 : 0.26);

const hasHead = ({ layers }: ChartPlan): boolean =>
  layers.some(({ mark }) => mark === 'notes' || mark === 'zones');

const bottomOf = ({ scatter }: ChartPlan): number => (scatter ? 46 : 26);

export const valueLabels = ({ values, unit }: ChartPlan): readonly string[] =>
  values.ticks.map((tick) => axisFigure(tick, unit));

/** Half of the last label extends beyond its place. */
const roomAtEnd = ({ axis, isBanded, scatter }: ChartPlan, width: number): number => {
  const last = scatter ? String(scatter.scale.high) : (axis.places.at(-1)?.short ?? '');
  const half = Math.ceil(textWidth(last) / 2);
  const halfBand = isBanded ? width / Math.max(1, axis.places.length) / 2 : 0;
  return Math.max(4, Math.ceil(half - halfBand) + 2);
};

export const frameOf = (plan: ChartPlan, { width, height }: Size): Frame => {
  const labels = plan.rows ? widest(plan.rows) : Math.max(0, ...valueLabels(plan).map(figureWidth));
  const left = Math.min(Math.ceil(labels) + 10, Math.max(48, width * 0.3));
  const right = roomAtEnd(plan, width - left);
  return { width, height, left, right, top: hasHead(plan) ? 24 : 10, bottom: bottomOf(plan) };
};

export const innerWidth = ({ width, left, right }: Frame): number => Math.max(1, width - left - right);

const innerHeight = ({ height, top, bottom }: Frame): number => Math.max(1, height - top - bottom);

const stepsOf = ({ axis }: ChartPlan): number => Math.max(1, axis.places.length - 1);

export const placeWidth = (plan: ChartPlan, frame: Frame): number =>
  innerWidth(frame) / (plan.isBanded ? Math.max(1, plan.axis.places.length) : stepsOf(plan));

export const acrossAt = ({ scatter }: ChartPlan, frame: Frame, value: number): number => {
  const { low, high } = scatter?.scale ?? { low: 0, high: 1 };
  return frame.left + ((value - low) / (high - low)) * innerWidth(frame);
};

export const xAt = (plan: ChartPlan, frame: Frame, place: number): number =>
  plan.scatter
    ? acrossAt(plan, frame, plan.scatter.across[place] ?? 0)
    : frame.left + (plan.isBanded ? place + 0.5 : place) * placeWidth(plan, frame);

export const yAt = ({ values }: ChartPlan, frame: Frame, value: number): number =>
  frame.top + (1 - (value - values.low) / (values.high - values.low)) * innerHeight(frame);

export const rowHeight = ({ rows }: ChartPlan, frame: Frame): number =>
  innerHeight(frame) / Math.max(1, rows?.length ?? 1);

export const pointY = (plan: ChartPlan, frame: Frame, place: number): number =>
  yAt(plan, frame, plan.scatter?.up[place] ?? 0);

const nearestPoint = (plan: ChartPlan, frame: Frame, x: number, y: number): number => {
  const distances = plan.axis.places.map((_, place) =>
    Math.hypot(xAt(plan, frame, place) - x, pointY(plan, frame, place) - y),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
};

export const placeAt = (plan: ChartPlan, frame: Frame, x: number, y: number): number => {
  if (plan.scatter) return nearestPoint(plan, frame, x, y);
  const steps = (x - frame.left) / placeWidth(plan, frame);
  const place = plan.isBanded ? Math.floor(steps) : Math.round(steps);
  return Math.min(plan.axis.places.length - 1, Math.max(0, place));
};

export const rowAt = (plan: ChartPlan, frame: Frame, y: number): number => {
  const row = Math.floor((y - frame.top) / rowHeight(plan, frame));
  return Math.min((plan.rows?.length ?? 1) - 1, Math.max(0, row));
};

/** Items are all labelled; times as far as labels fit. */
export const placeTicks = (plan: ChartPlan, frame: Frame): readonly number[] => {
  const { axis } = plan;
  if (!axis.isTime) return [...axis.places.keys()];
  return axisTicks(axis, innerWidth(frame), widest(axis.places.map(({ short }) => short)) + 18);
};

const cutTo = (text: string, letters: number): string =>
  text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1))}…`;

/** `P. search` of `Paid search`. */
const initialled = (text: string): string => text.replace(/^(\p{L})\S*(?= \S)/u, '$1.');

/**
 * Names are cut if too long, with full names in cursor and table. Names that would look alike (paid search,
 * paid social) abbreviate their first word.
 */
export const placeLabel = (plan: ChartPlan, frame: Frame, place: number): string => {
  const { axis } = plan;
  const text = axis.places[place]?.short ?? '';
  if (axis.isTime) return text;
  const letters = Math.floor(placeWidth(plan, frame) / (labelSize * letterWidth));
  const cutText = cutTo(text, letters);
  const alike = axis.places.filter(({ short }) => short !== text && cutTo(short, letters) === cutText);
  return alike.length === 0 ? cutText : cutTo(initialled(text), letters);
};

/** `at` is a place, or a value in a scatter plot. */
export type AxisLabel = { readonly at: number; readonly x: number; readonly text: string };

export const axisLabels = (plan: ChartPlan, frame: Frame): readonly AxisLabel[] =>
  plan.scatter
    ? plan.scatter.scale.ticks.map((at) => ({ at, x: acrossAt(plan, frame, at), text: String(at) }))
    : placeTicks(plan, frame).map((at) => ({
        at,
        x: xAt(plan, frame, at),
        text: placeLabel(plan, frame, at),
      }));

export const limitsOf = ({ scatter }: ChartPlan, zones: readonly Zone[]): readonly number[] =>
  zones.map(({ low }) => low).filter((low) => low !== scatter?.scale.low);

/** Radius in pixels; the points of a scatter plot are larger. */
export const dotRadius = ({ scatter }: ChartPlan): number => (scatter ? 5 : 4);

export type ZoneName = { readonly at: number; readonly text: string };

export const zoneNames = (plan: ChartPlan, frame: Frame, zones: readonly Zone[]): readonly ZoneName[] =>
  zones.flatMap(({ name, means, low, high }) => {
    const room = acrossAt(plan, frame, high) - acrossAt(plan, frame, low) - 12;
    const text = [`${name}, ${means}`, name].find((one) => textWidth(one) <= room);
    return text === undefined ? [] : [{ at: low, text }];
  });

export type ShownNote = Note & { readonly isLeft: boolean };

/** Longer annotations are cut to leave space for others; the cursor and the table have the full text. */
const mostLetters = 32;

const cut = (text: string): string =>
  text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1).trimEnd()}…`;

const noteRoom = (text: string): number => textWidth(text) + 12;

/** A label is cut, or empty if it would overlap the one before; near the end it is placed on the left. */
export const shownNotes = (plan: ChartPlan, frame: Frame, notes: readonly Note[]): readonly ShownNote[] => {
  let end = 0;
  return notes
    .toSorted((one, other) => one.x - other.x)
    .map((note) => {
      const { x } = note;
      const text = cut(note.text);
      const at = xAt(plan, frame, x);
      const isLeft = at + noteRoom(text) > frame.width;
      const from = isLeft ? at - noteRoom(text) : at;
      if (from < end) return { ...note, text: '', isLeft };
      end = isLeft ? at : at + noteRoom(text);
      return { ...note, text, isLeft };
    });
};
