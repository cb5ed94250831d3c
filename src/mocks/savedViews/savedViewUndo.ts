/** Declares the undo of changes of a person's own list views. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { viewInWords } from '#domain/savedViews/viewInWords.ts';
import {
  type SavedViewCommand,
  type SavedViewState,
  savedViewDecider,
} from '#events/savedViews/savedViewDecider.ts';
import type { SavedViewEvent } from '#events/savedViews/savedViewEvents.ts';
import { savedViewStream } from '#events/savedViews/savedViewStream.ts';
import { personNameFor } from '../people/personNameFor.ts';
import { type Facts, text, told } from '../undo/facts.ts';
import { filterNames } from '../undo/filterNames.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const owner = ({ accountId, shared }: SavedViewEvent['data']): string | null => (shared ? null : accountId);

const asked = ({ caller, now }: Taking) => ({
  accountId: caller.accountId,
  isOfAgency: seesWholeWorkspace(caller.kind),
  now,
});

const factsOf = (view: SavedViewState): Facts | null => {
  if (view === null) return null;
  const { name, page, query, removedAt } = view;
  return {
    Name: text(name),
    Shows: told(`${page}?${query}`, (reader) =>
      viewInWords(
        { page, query },
        { person: (accountId) => personNameFor(accountId, reader), filter: filterNames(reader) },
      ),
    ),
    Status: text(removedAt === null ? 'kept' : 'removed'),
  };
};

export const savedViewUndo = undoSubject<SavedViewCommand, SavedViewEvent, SavedViewState>({
  stream: savedViewStream,
  decider: savedViewDecider,
  facts: factsOf,
  ways: {
    SavedViewCreated: {
      as: 'removeSavedView',
      owner,
      command: (step) => ({ type: 'RemoveSavedView', ...asked(step) }),
    },
    SavedViewRenamed: {
      as: 'renameSavedView',
      owner,
      command: (step) => ({ type: 'RenameSavedView', ...asked(step), name: step.data.formerName }),
    },
    SavedViewRemoved: {
      as: 'restoreSavedView',
      owner,
      command: (step) => ({ type: 'RestoreSavedView', ...asked(step) }),
    },
    SavedViewRestored: {
      as: 'removeSavedView',
      owner,
      command: (step) => ({ type: 'RemoveSavedView', ...asked(step) }),
    },
  },
});
