/** Undoes changes from the history; a change's id is its log position. */
import type { OwnChanges } from './ownChanges.ts';
import { positionsIn, reversibleActors } from './reversibleActors.ts';

/** Undoing an undo repeats the change. `onTop` in the details: positions of later changes that are undone with it. */
export const historyUndoService = ({ changes }: { readonly changes: Pick<OwnChanges, 'takeBack'> }) =>
  reversibleActors(changes, ({ id, details }, options) =>
    changes.takeBack(Number(id), options.onAppended, positionsIn(details?.onTop)),
  );
