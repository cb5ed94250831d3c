/** Decides the deletion of a workspace: closed for everybody, restorable within a time limit. */
import { isRestorable, restorableUntil } from '#domain/access/workspaceDeletion.ts';
import { accept, type Decision, reject } from '../decision.ts';
import type { DeleteWorkspace, RestoreWorkspace } from './workspaceCommands.ts';
import type { WorkspaceEvent } from './workspaceEvents.ts';
import type { Workspace } from './workspaceState.ts';

type Decided = Decision<WorkspaceEvent>;

export const deleteWorkspace = (
  { by, schedules, isKept, now }: DeleteWorkspace,
  { workspaceId, deletion }: Workspace,
): Decided => {
  if (deletion !== null) return accept();
  const until = isKept ? null : restorableUntil(now);
  return accept({
    type: 'WorkspaceDeleted',
    data: { workspaceId, by, schedules: [...schedules], restorableUntil: until, deletedAt: now },
  });
};

export const restoreWorkspace = (
  { by, now }: RestoreWorkspace,
  { workspaceId, deletion }: Workspace,
): Decided => {
  if (deletion === null) return accept();
  if (!isRestorable(deletion.restorableUntil, now)) return reject('deletionFinal');
  const { schedules } = deletion;
  return accept({ type: 'WorkspaceRestored', data: { workspaceId, by, schedules, restoredAt: now } });
};
