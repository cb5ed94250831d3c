/** What the history asks of the backend: the id of what is asked for is the position of a change that is taken back. */
import type { OwnChanges } from './ownChanges.ts';
import { positionsIn, reversibleActors } from './reversibleActors.ts';

/**
 * The bodies of the reversible change's actors: to take the undoing back is to do it again. `onTop` of the details: the positions
 * of the changes that are undone with it.
 */
export const historyUndoService = ({ changes }: { readonly changes: Pick<OwnChanges, 'takeBack'> }) =>
  reversibleActors(changes, ({ id, details }, told) =>
    changes.takeBack(Number(id), told.onAppended, positionsIn(details?.onTop)),
  );
