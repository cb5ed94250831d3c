/** Appends the owner's new role in the transaction that starts a plan (ruling D29). */
import type { Answers } from '#events/projections/answers.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { BackendParts } from '../http/context.ts';
import { alongside, type RelatedChanges } from '../http/handleCommand.ts';

type Owned = { readonly ownerId: string; readonly workspaceId: string; readonly now: string };

/** The event that makes the owner an admin; none when they are one. */
export const promotion = (
  parts: Pick<BackendParts, 'log'>,
  { accountDirectory }: Pick<Answers, 'accountDirectory'>,
  { ownerId, workspaceId, now }: Owned,
): Promise<RelatedChanges> => {
  const from = accountDirectory.byId[ownerId]?.role ?? 'admin';
  return alongside(
    parts,
    {
      stream: workspaceStream,
      key: [workspaceId],
      decider: workspaceDecider,
      command: { type: 'ChangeMemberRole', accountId: ownerId, from, role: 'admin', now },
    },
    workspaceId,
  );
};
