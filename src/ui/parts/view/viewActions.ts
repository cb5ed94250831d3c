/** Executes a shortcut: changes the view, or opens one of its controls. */
import { adjacentPeriod } from '#domain/metrics/periodSteps.ts';
import { filterDimensions, type View } from '#domain/metrics/view.ts';
import type { ViewInUse } from './useView.ts';
import type { ViewShortcut } from './viewShortcuts.ts';

export type Opening = 'client' | 'days' | 'help';

export type ViewActions = {
  readonly view: ViewInUse;
  readonly pinned: readonly string[];
  readonly hasAll: boolean;
  readonly open: (what: Opening) => void;
};

const stepped = ({ days, today }: ViewInUse, direction: 'before' | 'after'): Partial<View> | null => {
  const adjacent = adjacentPeriod(days, direction, today);
  return adjacent && { range: { preset: 'custom', ...adjacent } };
};

const changesOf = (shortcut: ViewShortcut, actions: ViewActions): Partial<View> | null => {
  const { view, pinned, hasAll } = actions;
  switch (shortcut.does) {
    case 'range':
      return { range: { preset: shortcut.preset } };
    case 'step':
      return stepped(view, shortcut.direction);
    case 'compare':
      return { compare: view.view.compare === 'none' ? 'previous' : 'none', compared: null };
    case 'allClients':
      return hasAll ? { client: null } : null;
    case 'client': {
      const client = pinned[shortcut.place - 1];
      return client === undefined ? null : { client };
    }
    default:
      return null;
  }
};

const openings: Partial<Record<ViewShortcut['does'], Opening>> = {
  custom: 'days',
  search: 'client',
  help: 'help',
};

/** False if the shortcut had no effect, such as a step into the future, or clearing no filters. */
export const doShortcut = (shortcut: ViewShortcut, actions: ViewActions): boolean => {
  const { view, open } = actions;
  const opening = openings[shortcut.does];
  if (opening) {
    open(opening);
    return true;
  }
  if (shortcut.does === 'clear') {
    const isFiltered = filterDimensions.some((dimension) => view.view.filters[dimension].length > 0);
    if (isFiltered) view.clearFilters();
    return isFiltered;
  }
  const changes = changesOf(shortcut, actions);
  if (changes) view.setView(changes);
  return changes !== null;
};
