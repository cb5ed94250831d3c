/** Where things of a chart lie in its picture, in pixels: the same for the canvas, the vectors and the cursor above them. */
import { axisTicks } from '../chartAxis.ts';
import type { ChartPlan, Note, Zone } from '../chartPlan.ts';
import { axisFigure } from '../chartUnit.ts';

export type Size = { readonly width: number; readonly height: number };

export type Frame = Size & {
  /** Room around what is drawn. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export const labelSize = 12;

/** A letter of the axis is about so wide, times its size. */
const letterWidth = 0.58;

const textWidth = (text: string): number => text.length * labelSize * letterWidth;

/** An M, as in `30M`, and a % are half as wide again. */
const figureWidth = (text: string): number =>
  textWidth(text) + (text.match(/[M%]/g)?.length ?? 0) * labelSize * letterWidth * 0.6;

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(textWidth));

/** Share of a band that stays empty. */
export const gapOf = ({ rows }: ChartPlan): number => (rows ? 0.08 : 0.26);

/** Whether texts stand above what is drawn. */
const hasHead = ({ layers }: ChartPlan): boolean =>
  layers.some(({ mark }) => mark === 'notes' || mark === 'zones');

/** Room for the texts of the axis, and for what it measures. */
const bottomOf = ({ scatter }: ChartPlan): number => (scatter ? 46 : 26);

/** What stands along the upright axis, from below. */
export const valueLabels = ({ values, unit }: ChartPlan): readonly string[] =>
  values.ticks.map((tick) => axisFigure(tick, unit));

/** Half of the last text along the axis reaches beyond its place. */
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

/** The width of a place; of a point, of the way to its neighbour. */
export const placeWidth = (plan: ChartPlan, frame: Frame): number =>
  innerWidth(frame) / (plan.isBanded ? Math.max(1, plan.axis.places.length) : stepsOf(plan));

/** Of a value of the scale that a scatter is laid out along. */
export const acrossAt = ({ scatter }: ChartPlan, frame: Frame, value: number): number => {
  const { low, high } = scatter?.scale ?? { low: 0, high: 1 };
  return frame.left + ((value - low) / (high - low)) * innerWidth(frame);
};

/** The middle of a place. */
export const xAt = (plan: ChartPlan, frame: Frame, place: number): number =>
  plan.scatter
    ? acrossAt(plan, frame, plan.scatter.across[place] ?? 0)
    : frame.left + (plan.isBanded ? place + 0.5 : place) * placeWidth(plan, frame);

export const yAt = ({ values }: ChartPlan, frame: Frame, value: number): number =>
  frame.top + (1 - (value - values.low) / (values.high - values.low)) * innerHeight(frame);

export const rowHeight = ({ rows }: ChartPlan, frame: Frame): number =>
  innerHeight(frame) / Math.max(1, rows?.length ?? 1);

/** The height of a point of a scatter. */
export const pointY = (plan: ChartPlan, frame: Frame, place: number): number =>
  yAt(plan, frame, plan.scatter?.up[place] ?? 0);

/** The point of a scatter that is nearest. */
const nearestPoint = (plan: ChartPlan, frame: Frame, x: number, y: number): number => {
  const distances = plan.axis.places.map((_, place) =>
    Math.hypot(xAt(plan, frame, place) - x, pointY(plan, frame, place) - y),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
};

/** The place that a point of the picture belongs to. */
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

/** Places whose text is shown below the axis: of things all, of time as many as fit. */
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
 * Names of things are cut where their place is too narrow; the cursor and the table have them whole. Where two would read alike, such as
 * those of paid search and paid social, their first word gives way.
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

/** What stands below the axis: `at` is a place, or a value where the places are points in a plane. */
export type AxisLabel = { readonly at: number; readonly x: number; readonly text: string };

export const axisLabels = (plan: ChartPlan, frame: Frame): readonly AxisLabel[] =>
  plan.scatter
    ? plan.scatter.scale.ticks.map((at) => ({ at, x: acrossAt(plan, frame, at), text: String(at) }))
    : placeTicks(plan, frame).map((at) => ({
        at,
        x: xAt(plan, frame, at),
        text: placeLabel(plan, frame, at),
      }));

/** Where a zone follows another one. */
export const limitsOf = ({ scatter }: ChartPlan, zones: readonly Zone[]): readonly number[] =>
  zones.map(({ low }) => low).filter((low) => low !== scatter?.scale.low);

/** In pixels, half of the width of a point; those that stand alone are larger. */
export const dotRadius = ({ scatter }: ChartPlan): number => (scatter ? 5 : 4);

export type ZoneName = { readonly at: number; readonly text: string };

/** What stands above each zone: its name with what it means, the name alone, or nothing, as there is room. */
export const zoneNames = (plan: ChartPlan, frame: Frame, zones: readonly Zone[]): readonly ZoneName[] =>
  zones.flatMap(({ name, means, low, high }) => {
    const room = acrossAt(plan, frame, high) - acrossAt(plan, frame, low) - 12;
    const text = [`${name}, ${means}`, name].find((one) => textWidth(one) <= room);
    return text === undefined ? [] : [{ at: low, text }];
  });

export type ShownNote = Note & { readonly isLeft: boolean };

/** More of a note would leave no room for the others; the cursor and the table have it whole. */
const mostLetters = 32;

const cut = (text: string): string =>
  text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1).trimEnd()}…`;

/** Room that a note needs before the next one. */
const noteRoom = (text: string): number => textWidth(text) + 12;

/** The notes: a long text is cut, and empty where it would run into the one before; towards the end it stands to the left. */
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
