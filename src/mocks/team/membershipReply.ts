/** Serializes a person's membership for replies about a session. */
import type { Membership } from '#domain/contract/authSchemas.ts';
import type { Answers } from '#events/projections/answers.ts';
import { isFactorDue } from '#events/projections/isFactorDue.ts';
import type { Caller } from '../http/context.ts';
import { personNameFor } from '../people/personNameFor.ts';

type Belonging = Pick<Caller, 'accountId' | 'workspaceId' | 'kind' | 'clientId' | 'viewedBy' | 'previews'>;

export const membershipReply = (
  belonging: Belonging,
  answers: Pick<Answers, 'clientDirectory' | 'workspaceDirectory' | 'accountDirectory'>,
): Membership => {
  const { workspaceId, kind, clientId, viewedBy, previews } = belonging;
  const { clientDirectory, workspaceDirectory } = answers;
  const deletion = workspaceDirectory.byId[workspaceId]?.deletion ?? null;
  const client = clientDirectory.byWorkspace[workspaceId]?.[clientId ?? ''];
  return {
    workspace_id: workspaceId,
    kind,
    client: client
      ? { id: client.id, name: client.name, ...(client.timeZone && { time_zone: client.timeZone }) }
      : null,
    ...(viewedBy === undefined || previews ? {} : { viewing: true }),
    ...(isFactorDue(belonging, answers) ? { second_factor_due: true } : {}),
    ...(deletion === null
      ? {}
      : {
          deletion: {
            by: personNameFor(deletion.by, { answers, caller: belonging }),
            at: deletion.at,
            restorable_until: deletion.restorableUntil,
          },
        }),
  };
};
