/** Builds the library's annotations, and the columns of a table, from a chart's annotations. */
import type { ChartAxis } from '../chartAxis.ts';
import type { Annotation, ChartColumn, ChartLook, Note, Part, Size } from '../chartModel.ts';
import { labelSize, noteStrength } from '../drawing/chartLook.ts';

const placeOf = ({ places }: ChartAxis, at: string): number => places.findIndex(({ key }) => key === at);

/** Annotations that begin on the axis. One that ends beyond it is drawn at its first place only. */
const notesOf = (axis: ChartAxis, annotations: readonly Annotation[]): readonly Note[] =>
  annotations.flatMap(({ at, to, text, isPrivate }) => {
    const [x, last] = [placeOf(axis, at), to === undefined ? -1 : placeOf(axis, to)];
    if (x === -1) return [];
    const note = { x, text, ...(isPrivate && { isPrivate }) };
    return last > x ? [{ ...note, to: last }] : [note];
  });

/** More flags would cover each other and the lines. */
const mostFlags = 3;

/** Longer annotations are cut; the cursor and the table have the full text. */
const mostLetters = 28;

const cut = (text: string): string =>
  text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1).trimEnd()}…`;

const still = { animate: false, tooltip: false };

const flagLabel = (look: ChartLook, isLeft: boolean): Part => ({
  text: 'flag',
  position: 'top',
  fill: look.ink,
  fillOpacity: 1,
  fontSize: labelSize,
  fontFamily: look.font,
  textBaseline: 'bottom',
  textAlign: isLeft ? 'end' : 'start',
  dx: isLeft ? -4 : 4,
  dy: -2,
});

/** Below the flags' line, so that it covers no text of theirs. */
const tickLabel = (look: ChartLook): Part => ({
  ...flagLabel(look, false),
  textBaseline: 'top',
  textAlign: 'center',
  dx: 0,
  dy: 2,
});

type Flag = Note & { readonly flag: string; readonly isLeft: boolean };

const letterWidth = 7;

/** In pixels, next to the lines of a picture. */
const axisRoom = 70;

const tick = '▾';

/** The first annotations get a flag, as far as it covers no other one; the others a short mark. */
const flagsOf = (notes: readonly Note[], places: number, width: number): readonly Flag[] => {
  const step = (width - axisRoom) / Math.max(1, places - 1);
  let [end, count] = [0, 0];
  return notes
    .toSorted((one, other) => one.x - other.x)
    .map((note) => {
      const isLeft = note.x > (places - 1) / 2;
      const text = cut(note.text);
      const from = note.x * step - (isLeft ? (text.length + 1) * letterWidth : 0);
      if (count === mostFlags || from < end) return { ...note, flag: tick, isLeft: false };
      count += 1;
      end = from + (text.length + 1) * letterWidth;
      return { ...note, flag: text, isLeft };
    });
};

export const noteMarks = (
  axis: ChartAxis,
  annotations: readonly Annotation[],
  look: ChartLook,
  { width }: Size,
): readonly Part[] => {
  const notes = flagsOf(notesOf(axis, annotations), axis.places.length, width);
  const lineOf = (some: readonly object[], label: Part, opacity: number): readonly Part[] =>
    some.length === 0
      ? []
      : [
          {
            type: 'lineX',
            data: some,
            encode: { x: 'x' },
            style: { stroke: look.label, strokeOpacity: opacity, lineWidth: 1, lineDash: [2, 3] },
            labels: [label],
            ...still,
          },
        ];
  const spans = notes.filter(({ to }) => to !== undefined);
  const flags = notes.filter(({ flag }) => flag !== tick);
  return [
    ...(spans.length === 0
      ? []
      : [
          {
            type: 'rangeX',
            data: spans.map(({ x, to }) => ({ from: x, to })),
            encode: { x: 'from', x1: 'to' },
            style: { fill: look.label, fillOpacity: noteStrength },
            zIndex: -1,
            ...still,
          },
        ]),
    ...[false, true].flatMap((side) =>
      lineOf(
        flags.filter(({ isLeft }) => isLeft === side),
        flagLabel(look, side),
        1,
      ),
    ),
    ...lineOf(
      notes.filter(({ flag }) => flag === tick),
      tickLabel(look),
      0,
    ),
  ];
};

const columnOf = (
  axis: ChartAxis,
  annotations: readonly Annotation[],
  head: Omit<ChartColumn, 'values'>,
): readonly ChartColumn[] => {
  if (annotations.length === 0) return [];
  const notes = notesOf(axis, annotations);
  const texts = axis.places.map((_, place) => {
    const here = notes.filter(({ x, to = x }) => x <= place && place <= to).map(({ text }) => text);
    return here.length === 0 ? null : here.join('; ');
  });
  return [{ ...head, values: texts }];
};

/** Annotations private to the agency have a column of their own. */
export const notesColumn = (axis: ChartAxis, annotations: readonly Annotation[]): readonly ChartColumn[] => [
  ...columnOf(
    axis,
    annotations.filter(({ isPrivate }) => !isPrivate),
    { name: 'Note', unit: null },
  ),
  ...columnOf(
    axis,
    annotations.filter(({ isPrivate }) => isPrivate),
    {
      name: 'Agency note',
      unit: null,
      isPrivate: true,
    },
  ),
];

/** Start and end places of annotations survive the thinning of a long chart. */
export const notedPlaces = (axis: ChartAxis, annotations: readonly Annotation[]): readonly number[] =>
  notesOf(axis, annotations).flatMap(({ x, to }) => (to === undefined ? [x] : [x, to]));
