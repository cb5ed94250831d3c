/** What happened at places of a chart: where it is drawn, and what the cursor and the table say of it. */
import type { ChartAxis } from '../chartAxis.ts';
import type { Annotation, ChartColumn, Layer, Note } from '../chartPlan.ts';

const placeOf = ({ places }: ChartAxis, at: string): number => places.findIndex(({ key }) => key === at);

/** The annotations that begin on the axis. One that ends outside of it is drawn at its first place only. */
const notesOf = (axis: ChartAxis, annotations: readonly Annotation[]): readonly Note[] =>
  annotations.flatMap(({ at, to, text, isPrivate }) => {
    const [x, last] = [placeOf(axis, at), to === undefined ? -1 : placeOf(axis, to)];
    if (x === -1) return [];
    const note = { x, text, ...(isPrivate && { isPrivate }) };
    return last > x ? [{ ...note, to: last }] : [note];
  });

/** Behind all others. */
export const notesLayer = (axis: ChartAxis, annotations: readonly Annotation[]): readonly Layer[] => {
  const notes = notesOf(axis, annotations);
  return notes.length === 0 ? [] : [{ mark: 'notes', notes }];
};

/** At each of its places what happened there. */
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

/** What only the agency may read has a column of its own. */
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

/** Where notes begin and end: these places stay when a long chart is thinned. */
export const notedPlaces = (axis: ChartAxis, annotations: readonly Annotation[]): readonly number[] =>
  notesOf(axis, annotations).flatMap(({ x, to }) => (to === undefined ? [x] : [x, to]));
