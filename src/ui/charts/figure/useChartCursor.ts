/** Moves the chart cursor by pointer and keys to select places and ranges; a first tap shows a place, a second selects it. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import type { ChartPlan } from '../chartPlan.ts';
import { type Frame, placeAt, rowAt } from '../drawing/frame.ts';
import { type CursorPlace, moved, rangeOf } from './cursorMoves.ts';

export type RangeChoice = { readonly from: string; readonly to: string };

export type OnRange = (range: RangeChoice) => void;

/** Called with the key of a place of the axis, or its id. */
export type OnPlace = (place: string) => void;

export type CursorChoices = { readonly onRange: OnRange | undefined; readonly onPlace: OnPlace | undefined };

type State = {
  readonly at: CursorPlace | null;
  readonly anchor: number | null;
  /** Moved by keys, so the place must be announced. */
  readonly isByKeys: boolean;
  /** Shown by a tap, so that the next tap selects it. */
  readonly isTapped: boolean;
};

const nowhere: State = { at: null, anchor: null, isByKeys: false, isTapped: false };

const isOfTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

export const useChartCursor = (plan: ChartPlan, frame: Frame, { onRange, onPlace }: CursorChoices) => {
  const [state, setState] = useState(nowhere);
  const places = plan.axis.places.length;
  const mayChoose = onRange !== undefined && plan.axis.isTime;
  const mayPress = onPlace !== undefined;
  const at = state.at && state.at.place < places ? state.at : null;

  const choose = (): void => {
    const range = at && state.anchor !== null ? rangeOf(plan, state.anchor, at.place) : null;
    setState({ ...state, anchor: null });
    if (range && mayChoose && state.anchor !== at?.place) onRange(range);
  };

  /** A press without a drag selects one place; a range started by keys blocks it. */
  const pick = (): void => {
    const place = at === null ? undefined : plan.axis.places[at.place];
    if (mayPress && place && (state.anchor === null || state.anchor === at?.place))
      onPlace(place.id ?? place.key);
  };

  const placeOf = (event: MouseEvent<HTMLElement>): CursorPlace => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    return { place: placeAt(plan, frame, x, y), row: plan.rows ? rowAt(plan, frame, y) : null };
  };

  const tap = (here: CursorPlace): void => {
    if (state.isTapped && at?.place === here.place && at.row === here.row) pick();
    else setState({ at: here, anchor: null, isByKeys: false, isTapped: true });
  };

  const go = (event: KeyboardEvent): void => {
    const next = moved(at, event.key, { places, rows: plan.rows?.length ?? 0 });
    if (!next) return;
    event.preventDefault();
    const anchor = event.shiftKey && mayChoose ? (state.anchor ?? at?.place ?? next.place) : null;
    setState({ at: next, anchor, isByKeys: true, isTapped: false });
  };

  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      // A dialog that opens takes the focus at once, and its first field would receive the line break.
      event.preventDefault();
      choose();
      pick();
    } else if (event.key !== 'Escape') go(event);
    else if (at) {
      event.stopPropagation();
      setState(nowhere);
    }
  };

  return {
    at,
    anchor: state.anchor,
    isByKeys: state.isByKeys,
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
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (places > 0) setState({ ...state, at: placeOf(event), isByKeys: false, isTapped: false });
      },
      // Lifting a finger is not leaving: the tapped place stays until the next tap.
      onPointerLeave: ({ nativeEvent }: PointerEvent) => {
        if (!isOfTouch(nativeEvent)) setState(nowhere);
      },
      onPointerCancel: () => setState(nowhere),
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (places > 0 && isOfTouch(event.nativeEvent)) tap(placeOf(event));
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // Moving a finger scrolls the page.
        if ((!mayChoose && !mayPress) || event.pointerType === 'touch' || event.button !== 0) return;
        const here = placeOf(event);
        setState({ at: here, anchor: here.place, isByKeys: false, isTapped: false });
      },
      onPointerUp: () => {
        const wasPressed = state.anchor !== null;
        choose();
        if (wasPressed) pick();
      },
    },
  };
};
