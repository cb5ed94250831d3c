/** Translates between the cursor of a chart and the library's events. */
import type { ChartKind } from '../chartModel.ts';
import type { CursorPlace } from '../figure/cursorMoves.ts';

type Datum = { readonly at?: number; readonly x?: number; readonly row?: number };

type PointedAt = { readonly nativeEvent?: unknown; readonly data?: { readonly data?: Datum } };

/** The part of G2's chart that the cursor needs. */
export type ChartEvents = {
  on(event: string, hear: (event?: PointedAt) => void): unknown;
  emit(event: string, detail?: object): unknown;
  getScaleByChannel(channel: 'y'): { getOptions(): { readonly domain: readonly number[] } } | undefined;
};

type Driven = {
  readonly at: CursorPlace | null;
  readonly anchor: number | null;
  readonly kind: ChartKind;
};

/** Lines are found by their x, elements by the place in their datum. */
const datumOf = ({ place, row }: CursorPlace, kind: ChartKind): Datum => {
  if (row !== null) return { at: place, row };
  return kind === 'Scatter' ? { at: place } : { at: place, x: place };
};

/** Calls `point` with the place under the pointer, null when it leaves. */
export const watchPointer = (chart: ChartEvents, point: (place: CursorPlace | null) => void): void => {
  chart.on('tooltip:show', (event) => {
    if (!event?.nativeEvent) return;
    const { at, x, row } = event.data?.data ?? {};
    const place = at ?? x;
    if (place !== undefined) point({ place, row: row ?? null });
  });
  chart.on('tooltip:hide', (event) => {
    if (event?.nativeEvent) point(null);
  });
};

/** Shows the library's tooltip at a place, and its brush over the places from `anchor`. */
export const driveChart = (chart: ChartEvents, { at, anchor, kind }: Driven): void => {
  if (at === null) chart.emit('tooltip:hide', { nativeEvent: false });
  else chart.emit('tooltip:show', { data: { data: datumOf(at, kind) } });
  const heights = chart.getScaleByChannel('y')?.getOptions().domain;
  if (at === null || anchor === null || anchor === at.place || heights === undefined) {
    chart.emit('brush:remove', { nativeEvent: false });
    return;
  }
  // The library extends a selection by one step, which is right for bands alone.
  const last = Math.max(anchor, at.place) - (kind === 'Column' ? 0 : 1);
  const selection = [[Math.min(anchor, at.place), last], heights];
  chart.emit('brush:highlight', { nativeEvent: false, data: { selection } });
};
