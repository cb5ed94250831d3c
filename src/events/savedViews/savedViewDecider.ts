/** Decides saved views: named, private to the owner unless shared in the agency; removed ones can be restored. */

import {
  isKeptForAll,
  type ViewedPage,
  viewNameProblem,
  viewQueryProblem,
} from '#domain/savedViews/savedViewRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type SavedViewFacts, savedViewAfter } from './savedView.ts';
import type { SavedViewEvent } from './savedViewEvents.ts';

export type CreateSavedView = {
  readonly type: 'CreateSavedView';
  readonly viewId: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly page: ViewedPage;
  readonly name: string;
  readonly query: string;
  readonly isOfAgency: boolean;
  readonly now: string;
};
type Asked<Type extends string> = {
  readonly type: Type;
  readonly accountId: string;
  readonly isOfAgency: boolean;
  readonly now: string;
};
export type RenameSavedView = Asked<'RenameSavedView'> & { readonly name: string };
export type RemoveSavedView = Asked<'RemoveSavedView'>;
export type RestoreSavedView = Asked<'RestoreSavedView'>;

export type SavedViewCommand = CreateSavedView | RenameSavedView | RemoveSavedView | RestoreSavedView;

export type SavedViewState = SavedViewFacts | null;

type Decided = Decision<SavedViewEvent>;

const create = (command: CreateSavedView, state: SavedViewState): Decided => {
  const { type: _type, now, name, isOfAgency, ...facts } = command;
  if (state !== null) return reject('versionConflict');
  if ((viewNameProblem(name) ?? viewQueryProblem(facts.query)) !== null) return reject('invalid');
  const shared = isKeptForAll(facts.page, isOfAgency) ? { shared: true } : {};
  return accept({
    type: 'SavedViewCreated',
    data: { ...facts, ...shared, name: tidyText(name), createdAt: now },
  });
};

const aboutOf = ({ id: viewId, accountId, shared }: SavedViewFacts) => ({
  viewId,
  accountId,
  ...(shared ? { shared } : {}),
});

const rename = ({ name, now }: RenameSavedView, state: SavedViewFacts): Decided => {
  const { name: formerName, removedAt } = state;
  if (removedAt !== null) return reject('notFound');
  if (viewNameProblem(name) !== null) return reject('invalid');
  if (tidyText(name) === formerName) return accept();
  return accept({
    type: 'SavedViewRenamed',
    data: { ...aboutOf(state), formerName, name: tidyText(name), renamedAt: now },
  });
};

export const isOpenTo = (
  { accountId, shared }: Pick<SavedViewFacts, 'accountId' | 'shared'>,
  who: { readonly accountId: string; readonly isOfAgency: boolean },
): boolean => accountId === who.accountId || (shared && who.isOfAgency);

/** Other accounts' views count as not found, unless shared. */
const decide = (command: SavedViewCommand, state: SavedViewState): Decided => {
  if (command.type === 'CreateSavedView') return create(command, state);
  if (state === null || !isOpenTo(state, command)) return reject('notFound');
  const { now } = command;
  const about = { ...aboutOf(state), name: state.name };
  switch (command.type) {
    case 'RenameSavedView':
      return rename(command, state);
    case 'RemoveSavedView':
      return state.removedAt === null
        ? accept({ type: 'SavedViewRemoved', data: { ...about, removedAt: now } })
        : reject('notFound');
    case 'RestoreSavedView':
      return state.removedAt === null
        ? accept()
        : accept({ type: 'SavedViewRestored', data: { ...about, restoredAt: now } });
  }
};

export const savedViewDecider: Decider<SavedViewCommand, SavedViewEvent, SavedViewState> = {
  initial: null,
  evolve: (state, event) => savedViewAfter(state, event, state === null ? 0 : state.revision + 1),
  decide,
};
