/** Places a caption next to its element, never over it. */

export type Size = { readonly width: number; readonly height: number };
export type Place = { readonly left: number; readonly top: number };
export type Box = Size & Place;

const gap = 12;

const margin = 12;

const within = (value: number, most: number): number => Math.max(margin, Math.min(value, most - margin));

const overlap = (one: Box, other: Box): number => {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
};

const isInside = ({ left, top, width, height }: Box, room: Size): boolean =>
  left >= 0 && top >= 0 && left + width <= room.width && top + height <= room.height;

const beside = (thing: Box, { width, height }: Size, room: Size): readonly Place[] => {
  const left = within(thing.left + thing.width / 2 - width / 2, room.width - width);
  const top = within(thing.top + thing.height / 2 - height / 2, room.height - height);
  return [
    { left, top: thing.top + thing.height + gap },
    { left, top: thing.top - gap - height },
    { left: thing.left + thing.width + gap, top },
    { left: thing.left - gap - width, top },
  ];
};

const atEdges = ({ width, height }: Size, room: Size): readonly Place[] => {
  const [right, bottom] = [room.width - width - margin, room.height - height - margin];
  const middle = (room.width - width) / 2;
  return [bottom, margin].flatMap((top) => [middle, right, margin].map((left) => ({ left, top })));
};

/** `thing`: box of the described element, null if none is visible. All in pixels of the container. */
export const placeCaption = (thing: Box | null, caption: Size, room: Size): Place => {
  const edges = atEdges(caption, room);
  const [bottom = { left: margin, top: margin }] = edges;
  if (thing === null) return bottom;
  const near = beside(thing, caption, room).find((place) => isInside({ ...place, ...caption }, room));
  if (near) return near;
  const covered = (place: Place): number => overlap({ ...place, ...caption }, thing);
  return edges.reduce((best, place) => (covered(place) < covered(best) ? place : best), bottom);
};
