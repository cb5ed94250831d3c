/** Moves the chart cursor by keys and by the library's tooltip to select places and ranges; a first tap shows a place, a second selects it. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import type { Picture } from '../chartModel.ts';
import { type CursorPlace, moved, rangeOf } from './cursorMoves.ts';

export type RangeChoice = { readonly from: string; readonly to: string };

export type OnRange = (range: RangeChoice) => void;

/** Called with the key of a place of the axis, or its id. */
export type OnPlace = (place: string) => void;

export type CursorChoices = { readonly onRange: OnRange | undefined; readonly onPlace: OnPlace | undefined };

type State = {
  readonly at: CursorPlace | null;
  readonly anchor: number | null;
  /** The pointer is followed by the library, keys and taps by us. */
  readonly by: 'keys' | 'tap' | 'pointer';
};

const nowhere: State = { at: null, anchor: null, by: 'pointer' };

const isOfTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

const isSame = (one: CursorPlace | null, other: CursorPlace | null): boolean =>
  one?.place === other?.place && one?.row === other?.row;

export const useChartCursor = (
  { axis, rows }: Pick<Picture, 'axis' | 'rows'>,
  { onRange, onPlace }: CursorChoices,
) => {
  const [state, setState] = useState(nowhere);
  /** The library hides its tooltip on release, before a press is read. */
  const pointed = useRef<CursorPlace | null>(null);
  const places = axis.places.length;
  const mayChoose = onRange !== undefined && axis.isTime;
  const mayPress = onPlace !== undefined;
  const at = state.at && state.at.place < places ? state.at : null;

  /** Called with the place of the library's tooltip, null once it is hidden. */
  const point = useCallback((place: CursorPlace | null): void => {
    if (place !== null) pointed.current = place;
    setState((before) => {
      if (place !== null && before.by !== 'pointer' && isSame(before.at, place)) return before;
      return place === null && before.by !== 'pointer'
        ? before
        : { at: place, anchor: before.by === 'pointer' ? before.anchor : null, by: 'pointer' };
    });
  }, []);

  const choose = (end: CursorPlace | null): void => {
    const range = end && state.anchor !== null ? rangeOf(axis, state.anchor, end.place) : null;
    setState({ ...state, anchor: null });
    if (range && mayChoose && state.anchor !== end?.place) onRange(range);
  };

  /** A press without a drag selects one place; a range started by keys blocks it. */
  const pick = (end: CursorPlace | null): void => {
    const place = end === null ? undefined : axis.places[end.place];
    if (mayPress && place && (state.anchor === null || state.anchor === end?.place))
      onPlace(place.id ?? place.key);
  };

  const tap = (here: CursorPlace): void => {
    if (state.by === 'tap' && isSame(at, here)) pick(here);
    else setState({ at: here, anchor: null, by: 'tap' });
  };

  const go = (event: KeyboardEvent): void => {
    const next = moved(at, event.key, { places, rows: rows?.length ?? 0 });
    if (!next) return;
    event.preventDefault();
    const anchor = event.shiftKey && mayChoose ? (state.anchor ?? at?.place ?? next.place) : null;
    setState({ at: next, anchor, by: 'keys' });
  };

  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      // A dialog that opens takes the focus at once, and its first field would receive the line break.
      event.preventDefault();
      choose(at);
      pick(at);
    } else if (event.key !== 'Escape') go(event);
    else if (at) {
      event.stopPropagation();
      setState(nowhere);
    }
  };

  return {
    at,
    anchor: state.anchor,
    by: state.by,
    point,
    /** Attributes that report the pointer's place to a recording; empty if a press on the chart does nothing. */
    marks:
      mayChoose || mayPress
        ? {
            'data-takes': [mayPress && 'place', mayChoose && 'range'].filter(Boolean).join(' '),
            'data-places': places,
            'data-place': at?.place,
            'data-anchor': state.anchor ?? undefined,
          }
        : {},
    handlers: {
      onKeyDown: press,
      onBlur: () => setState(nowhere),
      onPointerCancel: () => setState(nowhere),
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (pointed.current !== null && isOfTouch(event.nativeEvent)) tap(pointed.current);
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // Moving a finger scrolls the page.
        if ((!mayChoose && !mayPress) || event.pointerType === 'touch' || event.button !== 0) return;
        const here = pointed.current;
        if (here !== null) setState({ at: here, anchor: here.place, by: 'pointer' });
      },
      onPointerUp: () => {
        const wasPressed = state.anchor !== null;
        choose(pointed.current);
        if (wasPressed) pick(pointed.current);
      },
    },
  };
};
