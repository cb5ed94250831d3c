/** Moves the cursor of a chart by keys, and describes its place. */
import type { ChartAxis } from '../chartAxis.ts';
import type { ChartContent, Tone } from '../chartModel.ts';
import { exactFigure } from '../chartUnit.ts';

export type CursorPlace = {
  readonly place: number;
  readonly row: number | null;
};

type Ends = { readonly places: number; readonly rows: number };

const within = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));

/** Null for a key without a function. The first move goes to the last place, the most interesting one. */
export const moved = (from: CursorPlace | null, key: string, { places, rows }: Ends): CursorPlace | null => {
  if (places === 0) return null;
  const row = rows === 0 ? null : within(from?.row ?? 0, rows);
  const go = (place: number): CursorPlace => ({ place: within(place, places), row });
  const climb = (by: number): CursorPlace | null =>
    rows === 0 ? null : { place: from?.place ?? 0, row: within((row ?? 0) + (from ? by : 0), rows) };
  switch (key) {
    case 'ArrowLeft':
      return go(from ? from.place - 1 : places - 1);
    case 'ArrowRight':
      return go(from ? from.place + 1 : places - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(places - 1);
    case 'ArrowUp':
      return climb(-1);
    case 'ArrowDown':
      return climb(1);
    default:
      return null;
  }
};

export type CursorLine = { readonly name: string; readonly figure: string; readonly tone: Tone | undefined };

export type CursorText = { readonly title: string; readonly lines: readonly CursorLine[] };

/** In a chart with rows, each column of the content is a row of the picture. */
export const textAt = ({ axis, columns }: ChartContent, { place, row }: CursorPlace): CursorText => {
  const shown = row === null ? columns : columns.slice(row, row + 1);
  const lines = shown.flatMap(({ name, unit, tone, values }) => {
    const value = values[place] ?? null;
    if (value === null) return [];
    const figure = typeof value === 'string' || unit === null ? String(value) : exactFigure(value, unit);
    return [{ name, figure, tone }];
  });
  return { title: axis.places[place]?.long ?? '', lines };
};

/** One sentence for screen readers: `21 Nov 2026. Events: 15.` */
export const spoken = ({ title, lines }: CursorText): string =>
  [
    title,
    ...lines.map(({ name, figure }) => `${name}: ${figure}`),
    ...(lines.length === 0 ? ['no figure'] : []),
  ].join('. ');

export const rangeOf = (
  axis: ChartAxis,
  one: number,
  other: number,
): { readonly from: string; readonly to: string } | null => {
  const from = axis.places[Math.min(one, other)];
  const to = axis.places[Math.max(one, other)];
  return from && to ? { from: from.key, to: to.key } : null;
};
