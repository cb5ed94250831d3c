/** How two people's layouts of one dashboard differ, widget by widget, seen from the layout that both began with. */
import type { Place } from './grid.ts';
import { showsSame, type Widget } from './widget.ts';

/** `removed` and `added` by whom; `moved`: another place or size; `changed`: shows something else. */
export type DifferenceKind =
  | 'addedByMe'
  | 'addedByThem'
  | 'removedByMe'
  | 'removedByThem'
  | 'moved'
  | 'changed';

export type LayoutDifference = {
  readonly id: string;
  readonly kind: DifferenceKind;
  /** Null where it is not there. */
  readonly mine: Widget | null;
  readonly theirs: Widget | null;
};

const samePlace = (one: Place, other: Place): boolean =>
  one.column === other.column &&
  one.row === other.row &&
  one.width === other.width &&
  one.height === other.height;

export type Layouts = {
  readonly base: readonly Widget[];
  readonly mine: readonly Widget[];
  readonly theirs: readonly Widget[];
};

const kindOf = (mine: Widget | null, theirs: Widget | null, wasThere: boolean): DifferenceKind | null => {
  if (!theirs) return wasThere ? 'removedByThem' : 'addedByMe';
  if (!mine) return wasThere ? 'removedByMe' : 'addedByThem';
  if (!showsSame(mine, theirs)) return 'changed';
  return samePlace(mine.place, theirs.place) ? null : 'moved';
};

/** In the order of mine, then what only they have. Empty when both are the same. */
export const layoutDifferences = ({ base, mine, theirs }: Layouts): readonly LayoutDifference[] => {
  const ids = new Set([...mine, ...theirs].map(({ id }) => id));
  const at = (widgets: readonly Widget[], id: string) => widgets.find((one) => one.id === id) ?? null;
  return [...ids].flatMap((id) => {
    const [own, other] = [at(mine, id), at(theirs, id)];
    const kind = kindOf(own, other, at(base, id) !== null);
    return kind === null ? [] : [{ id, kind, mine: own, theirs: other }];
  });
};
