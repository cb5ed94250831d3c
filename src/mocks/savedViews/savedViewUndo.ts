/** Declares the undo of changes of a person's own list views. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { viewInWords } from '#domain/savedViews/viewInWords.ts';
import { savedView } from '#events/savedViews/savedView.ts';
import { personNameFor } from '../people/personNameFor.ts';
import { factText, text } from '../undo/facts.ts';
import { filterNames } from '../undo/filterNames.ts';
import { restorableUndo } from '../undo/restorableUndo.ts';

export const savedViewUndo = restorableUndo(savedView, {
  askedBy: ({ accountId, kind }) => ({ accountId, isOfAgency: seesWholeWorkspace(kind) }),
  owner: ({ accountId, shared }) => (shared ? null : accountId),
  facts: ({ name, page, query, removedAt }) => ({
    Name: text(name),
    Shows: factText(`${page}?${query}`, (reader) =>
      viewInWords(
        { page, query },
        { person: (accountId) => personNameFor(accountId, reader), filter: filterNames(reader) },
      ),
    ),
    Status: text(removedAt === null ? 'kept' : 'removed'),
  }),
  others: {},
});
