/** Pans and zooms the map by wheel, drag, keys and buttons, and keeps active states visible. */

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ownValue } from '#domain/ownValue.ts';
import type { Box } from './chartLayout.ts';
import {
  isInSight,
  legible,
  type MapView,
  type Room,
  revealed,
  viewOf,
  wholeView,
  zoomedAt,
} from './mapView.ts';

/** `follow`: active states stay visible; `whole`: fits the map, `free`: moved by the visitor. */
export type MapMode = 'follow' | 'whole' | 'free';

export type MapMoves = {
  readonly room: RefObject<HTMLElement | null>;
  readonly view: MapView;
  readonly mode: MapMode;
  setMode(mode: MapMode): void;
  zoom(factor: number): void;
  reveal(box: Box): void;
  readonly handlers: {
    onKeyDown(event: KeyboardEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
  };
};

const step = 60;

const panKeys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

const zoomKeys: Readonly<Record<string, number>> = { '+': 1.2, '=': 1.2, '-': 1 / 1.2 };

/** Maximum movement of a press in pixels, before it counts as a drag. */
const slack = 4;

const useRoom = (room: RefObject<HTMLElement | null>): Room => {
  const [size, setSize] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return size;
};

const centreOf = ({ width, height }: Room) => [width / 2, height / 2] as const;

/** A wheel pans, with Ctrl or a pinch it zooms. React's passive listener could not prevent the page's own zoom. */
const useWheel = (
  room: RefObject<HTMLElement | null>,
  change: (next: (view: MapView) => MapView) => void,
) => {
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      change((view) =>
        event.ctrlKey || event.metaKey
          ? zoomedAt(view, Math.exp(-event.deltaY / 240), [event.clientX - left, event.clientY - top])
          : { ...view, x: view.x - event.deltaX, y: view.y - event.deltaY },
      );
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [room, change]);
};

export const useMapView = (size: readonly [number, number], target: Box | null): MapMoves => {
  const room = useRef<HTMLElement>(null);
  const drag = useRef<{ readonly x: number; readonly y: number; moved: boolean } | null>(null);
  const measured = useRoom(room);
  const [view, setView] = useState<MapView>({ x: 0, y: 0, scale: 1 });
  const [chosen, setMode] = useState<MapMode | null>(null);
  const [width, height] = size;
  const fits = measured.width === 0 || wholeView([width, height], measured).scale >= legible;
  const mode = chosen ?? (fits ? 'whole' : 'follow');
  const [left, top, wide, high] = target ?? [0, 0, width, 0];
  const hasTarget = target !== null;

  useLayoutEffect(() => {
    if (measured.width === 0 || mode === 'free') return;
    const whole = wholeView([width, height], measured);
    if (mode === 'whole') return setView(whole);
    const box = [left, top, wide, high] as const;
    setView((now) => {
      const next = viewOf(box, [width, height], measured);
      const isAllInSight = isInSight([0, 0, width, height], next, measured);
      const stays = hasTarget && !isAllInSight && now.scale === next.scale && isInSight(box, now, measured);
      return stays ? now : next;
    });
  }, [measured, mode, width, height, left, top, wide, high, hasTarget]);

  const change = useCallback((next: (view: MapView) => MapView) => {
    setMode('free');
    setView(next);
  }, []);
  useWheel(room, change);
  const zoom = (factor: number) => change((now) => zoomedAt(now, factor, centreOf(measured)));

  const reveal = (box: Box) => setView((now) => revealed(box, now, measured));

  const onKeyDown = (event: KeyboardEvent) => {
    const pan = ownValue(panKeys, event.key);
    const factor = ownValue(zoomKeys, event.key);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pan) change((now) => ({ ...now, x: now.x + pan[0], y: now.y + pan[1] }));
    else if (factor) zoom(factor);
    else if (event.key === '0') setMode('whole');
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button === 0) drag.current = { x: event.clientX, y: event.clientY, moved: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = drag.current;
    if (held === null) return;
    const [byX, byY] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moved && Math.hypot(byX, byY) < slack) return;
    if (!held.moved) event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, moved: true };
    change((now) => ({ ...now, x: now.x + byX, y: now.y + byY }));
  };
  const onPointerUp = () => {
    drag.current = null;
  };
  return {
    room,
    view,
    mode,
    setMode,
    zoom,
    reveal,
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp },
  };
};
