/** Computes the key presses equivalent to a drag, which the Lab records instead of the drag. */
import {
  type Placed,
  resizedBy,
  type Size,
  type Step,
  samePlaces,
  stepped,
} from '#domain/dashboards/grid.ts';
import type { DragMode } from './dragPlace.ts';

type Axis = 'column' | 'row' | 'width' | 'height';
type Way = { readonly axis: Axis; readonly less: Step; readonly more: Step };

const ways: Readonly<Record<DragMode, readonly [Way, Way]>> = {
  move: [
    { axis: 'column', less: 'left', more: 'right' },
    { axis: 'row', less: 'up', more: 'down' },
  ],
  resize: [
    { axis: 'width', less: 'left', more: 'right' },
    { axis: 'height', less: 'up', more: 'down' },
  ],
};

const arrows: Readonly<Record<Step, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
};

type Dragged = { readonly id: string; readonly mode: DragMode; readonly least: Size };

type Walked<Item> = { readonly items: readonly Item[]; readonly keys: readonly string[] };

const placeOf = (items: readonly Placed[], id: string) => items.find((one) => one.id === id)?.place;

const walkedAlong = <Item extends Placed>(
  start: Walked<Item>,
  { axis, less, more }: Way,
  { id, mode, least }: Dragged,
  wanted: number,
): Walked<Item> => {
  let { items, keys } = start;
  for (;;) {
    const here = placeOf(items, id)?.[axis] ?? wanted;
    if (here === wanted) return { items, keys };
    const step = here > wanted ? less : more;
    const next = mode === 'move' ? stepped(items, id, step) : resizedBy(items, id, { step, least });
    const there = placeOf(next, id)?.[axis] ?? wanted;
    // The last step came no closer or overshot.
    if (Math.abs(there - wanted) >= Math.abs(here - wanted)) return { items, keys };
    items = next;
    keys = [...keys, `${mode === 'resize' ? 'Shift+' : ''}${arrows[step]}`];
  }
};

/** Such as `ArrowRight ArrowDown`, empty if nothing moved; null if no keys lead to exactly that layout. */
export const dragKeys = <Item extends Placed>(
  items: readonly Item[],
  dragged: Dragged,
  wanted: readonly Item[],
): string | null => {
  const place = placeOf(wanted, dragged.id);
  if (!place) return null;
  const [first, second] = ways[dragged.mode];
  for (const order of [
    [first, second],
    [second, first],
  ]) {
    const start: Walked<Item> = { items, keys: [] };
    const end = order.reduce((walked, way) => walkedAlong(walked, way, dragged, place[way.axis]), start);
    if (samePlaces(end.items, wanted)) return end.keys.join(' ');
  }
  return null;
};
