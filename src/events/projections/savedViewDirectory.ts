/** Projects each person's saved list views. */
import { type SavedViewFacts, savedView } from '../savedViews/savedView.ts';
import { type ItemsById, itemsById } from './itemsById.ts';

export const savedViewDirectory = itemsById('savedViewShelf', savedView);

/** A person's own views and those the agency shares, in the order of creating, without removed ones. */
export const savedViewsOf = (
  { byId }: ItemsById<SavedViewFacts>,
  who: { readonly accountId: string; readonly isOfAgency: boolean },
): readonly SavedViewFacts[] =>
  Object.values(byId).filter((view) => view.removedAt === null && savedView.isOpenTo(view, who));
