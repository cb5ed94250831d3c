/** A connection as it goes over the wire, with the names of whom it is about. */
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import type { Connection } from '#events/integrations/integrationState.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { versionTag } from '../http/version.ts';

export const integrationItem = (
  connection: Connection,
  answers: Answers,
  workspaceId: string,
): Integration => {
  const { id, platform, externalId, externalName, clientId, scopes, status, since, by, revision } =
    connection;
  const client = answers.clientDirectory.byWorkspace[workspaceId]?.[clientId];
  const person = answers.accountDirectory.byId[by];
  return {
    id,
    platform,
    account: { id: externalId, name: externalName },
    client: { id: clientId, name: client?.name ?? 'A former client' },
    scopes: [...scopes],
    state: status,
    since,
    by: { id: by, name: person ? accountName(person) : 'Someone' },
    etag: versionTag(revision),
  };
};
