/**
 * The cursor of a chart: follows the pointer and the keys, and chooses a range by dragging or with Shift, a place by a press or Enter.
 * A finger has no cursor beside a press: its first tap shows a place, a second one there chooses it.
 */
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
  /** Whether keys have brought it here, so that it is to be spoken. */
  readonly isByKeys: boolean;
  /** Whether a tap has shown it, so that the next one there chooses it. */
  readonly isTapped: boolean;
};

const nowhere: State = { at: null, anchor: null, isByKeys: false, isTapped: false };

const isOfTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

export const useChartCursor = (plan: ChartPlan, frame: Frame, { onRange, onPlace }: CursorChoices) => {
  const [state, setState] = useState(nowhere);
  const places = plan.axis.places.length;
  const mayChoose = onRange !== undefined && plan.axis.isTime;
  const mayPress = onPlace !== undefined;
  // The chart may have become shorter since.
  const at = state.at && state.at.place < places ? state.at : null;

  const choose = (): void => {
    const range = at && state.anchor !== null ? rangeOf(plan, state.anchor, at.place) : null;
    setState({ ...state, anchor: null });
    if (range && mayChoose && state.anchor !== at?.place) onRange(range);
  };

  /** A press that does not move is of one place; keys may have no range under way. */
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
      // What opens takes the focus at once: its first field would get the line break.
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
    /** Attributes that tell a recording where the pointer is; empty if a press on the chart does nothing. */
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
      // A finger that is lifted has not gone elsewhere: what its tap shows stays until the next one.
      onPointerLeave: ({ nativeEvent }: PointerEvent) => {
        if (!isOfTouch(nativeEvent)) setState(nowhere);
      },
      onPointerCancel: () => setState(nowhere),
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (places > 0 && isOfTouch(event.nativeEvent)) tap(placeOf(event));
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // A finger that moves scrolls the page.
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
