/** Computes the pan and zoom of the map. */
import type { Box } from './chartLayout.ts';

/** A point of the map at `p` is drawn at `p * scale + offset`, in pixels of the panel. */
export type MapView = { readonly x: number; readonly y: number; readonly scale: number };

export type Room = { readonly width: number; readonly height: number };

export const smallestScale = 0.1;
const largestScale = 3;

/** A map opens whole from this scale on; below it labels are smaller than 7 pixels. */
export const legible = 0.6;

/** Text is unreadable below this scale, so a part of the map is shown instead. */
const readable = 0.88;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const centred = (at: readonly [x: number, y: number], scale: number, { width, height }: Room): MapView => ({
  x: width / 2 - at[0] * scale,
  y: height / 2 - at[1] * scale,
  scale,
});

export const wholeView = ([width, height]: readonly [number, number], room: Room): MapView => {
  const scale = within(Math.min(room.width / width, room.height / height), smallestScale, 1);
  return centred([width / 2, height / 2], scale, room);
};

export const around = (boxes: readonly Box[]): Box | null => {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  return [
    left,
    top,
    Math.max(...boxes.map(([x, , width]) => x + width)) - left,
    Math.max(...boxes.map(([, y, , height]) => y + height)) - top,
  ];
};

/** Clamps a map larger than the viewport to its edges, and centres a smaller one. */
const held = (offset: number, size: number, room: number): number =>
  size <= room ? (room - size) / 2 : within(offset, room - size, 0);

export const viewOf = (
  box: Box,
  [width, height]: readonly [number, number],
  room: Room,
  least = readable,
): MapView => {
  const scale = Math.max(wholeView([width, height], room).scale, least);
  const { x, y } = centred([box[0] + box[2] / 2, box[1] + box[3] / 2], scale, room);
  return { x: held(x, width * scale, room.width), y: held(y, height * scale, room.height), scale };
};

export const zoomedAt = (
  { x, y, scale }: MapView,
  factor: number,
  [atX, atY]: readonly [number, number],
): MapView => {
  const next = within(scale * factor, smallestScale, largestScale);
  const ratio = next / scale;
  return { x: atX - (atX - x) * ratio, y: atY - (atY - y) * ratio, scale: next };
};

export const isInSight = ([left, top, width, height]: Box, { x, y, scale }: MapView, room: Room): boolean =>
  left * scale + x >= 0 &&
  top * scale + y >= 0 &&
  (left + width) * scale + x <= room.width &&
  (top + height) * scale + y <= room.height;

const shift = (from: number, size: number, room: number): number =>
  from < 0 ? -from : from + size > room ? Math.max(room - from - size, -from) : 0;

export const revealed = ([left, top, width, height]: Box, { x, y, scale }: MapView, room: Room): MapView => ({
  x: x + shift(left * scale + x, width * scale, room.width),
  y: y + shift(top * scale + y, height * scale, room.height),
  scale,
});
