/** Builds the layers and columns of a chart's annotations. */
import type { ChartAxis } from '../chartAxis.ts';
import type { Annotation, ChartColumn, Layer, Note } from '../chartPlan.ts';

const placeOf = ({ places }: ChartAxis, at: string): number => places.findIndex(({ key }) => key === at);

/** Annotations that begin on the axis. One that ends beyond it is drawn at its first place only. */
const notesOf = (axis: ChartAxis, annotations: readonly Annotation[]): readonly Note[] =>
  annotations.flatMap(({ at, to, text, isPrivate }) => {
    const [x, last] = [placeOf(axis, at), to === undefined ? -1 : placeOf(axis, to)];
    if (x === -1) return [];
    const note = { x, text, ...(isPrivate && { isPrivate }) };
    return last > x ? [{ ...note, to: last }] : [note];
  });

export const notesLayer = (axis: ChartAxis, annotations: readonly Annotation[]): readonly Layer[] => {
  const notes = notesOf(axis, annotations);
  return notes.length === 0 ? [] : [{ mark: 'notes', notes }];
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
