/** How somebody belongs to their workspace, as every reply about a session tells it. */
import type { Membership } from '#domain/contract/authSchemas.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Caller } from './context.ts';

type Belonging = Pick<Caller, 'workspaceId' | 'kind' | 'clientId' | 'viewedBy'>;

export const membershipReply = (
  { workspaceId, kind, clientId, viewedBy }: Belonging,
  { clientDirectory }: Pick<Answers, 'clientDirectory'>,
): Membership => {
  const client = clientDirectory.byWorkspace[workspaceId]?.[clientId ?? ''];
  return {
    workspace_id: workspaceId,
    kind,
    client: client
      ? { id: client.id, name: client.name, ...(client.timeZone && { time_zone: client.timeZone }) }
      : null,
    ...(viewedBy === undefined ? {} : { viewing: true }),
  };
};
