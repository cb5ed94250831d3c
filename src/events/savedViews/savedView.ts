/** What the events of a saved view make of it: the one fold behind decisions, the shelf and every reply. */
import type { ViewedPage } from '#domain/savedViews/savedViewRules.ts';
import type { SavedViewEvent } from './savedViewEvents.ts';

export type SavedViewFacts = {
  readonly id: string;
  readonly accountId: string;
  /** Whether it is for all people of the agency. */
  readonly shared: boolean;
  readonly page: ViewedPage;
  readonly name: string;
  readonly query: string;
  readonly createdAt: string;
  /** Null while it is there. */
  readonly removedAt: string | null;
  /** Revision of the view's stream: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

/** The view after one more event; null before it is created. */
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
