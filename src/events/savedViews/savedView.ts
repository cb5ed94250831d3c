/** Folds the events of a saved view for decisions, the saved list and replies. */
import type { ViewedPage } from '#domain/savedViews/savedViewRules.ts';
import type { SavedViewEvent } from './savedViewEvents.ts';

export type SavedViewFacts = {
  readonly id: string;
  readonly accountId: string;
  readonly shared: boolean;
  readonly page: ViewedPage;
  readonly name: string;
  readonly query: string;
  readonly createdAt: string;
  readonly removedAt: string | null;
  readonly revision: number;
};

export const savedViewAfter = (
  before: SavedViewFacts | null,
  { type, data }: SavedViewEvent,
  revision: number,
): SavedViewFacts | null => {
  if (type === 'SavedViewCreated') {
    const { viewId: id, workspaceId: _workspace, ...facts } = data;
    return { ...facts, shared: data.shared ?? false, id, removedAt: null, revision };
  }
  if (!before) return null;
  switch (type) {
    case 'SavedViewRenamed':
      return { ...before, name: data.name, revision };
    case 'SavedViewRemoved':
      return { ...before, removedAt: data.removedAt, revision };
    case 'SavedViewRestored':
      return { ...before, removedAt: null, revision };
  }
};
