/** Projects each person's saved list views. */
import { type SavedViewFacts, savedViewAfter } from '../savedViews/savedView.ts';
import { isOpenTo } from '../savedViews/savedViewDecider.ts';
import type { SavedViewEvent } from '../savedViews/savedViewEvents.ts';
import type { Projection } from './projection.ts';

export type SavedViewDirectory = { byId: Record<string, SavedViewFacts> };

const tell = (shelf: SavedViewDirectory, event: SavedViewEvent & { readonly revision: number }): void => {
  const { viewId } = event.data;
  const view = savedViewAfter(shelf.byId[viewId] ?? null, event, event.revision);
  if (view) shelf.byId[viewId] = view;
};

export const savedViewDirectory: Projection<SavedViewDirectory> = {
  name: 'savedViewShelf',
  empty: () => ({ byId: {} }),
  on: {
    SavedViewCreated: tell,
    SavedViewRenamed: tell,
    SavedViewRemoved: tell,
    SavedViewRestored: tell,
  },
};

/** A person's own views and those the agency shares, in the order of creating, without removed ones. */
export const savedViewsOf = (
  shelf: SavedViewDirectory,
  who: { readonly accountId: string; readonly isOfAgency: boolean },
): readonly SavedViewFacts[] =>
  Object.values(shelf.byId).filter((view) => view.removedAt === null && isOpenTo(view, who));
