/** Serializes a connection with the names of its client and people. */
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import type { Connection } from '#events/integrations/integrationState.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { healthOfSource } from '#events/projections/sourceHistory.ts';
import type { SourceHealth } from '#events/sources/sourceHealth.ts';
import type { CommandReply } from '../http/handleCommand.ts';
import { versionTag } from '../http/version.ts';

const silenceOf = ({ silent }: SourceHealth): Integration['silent'] =>
  silent && { from: silent.from, reason: silent.reason };

const replacedName = (answers: Answers, workspaceId: string, id: string | null): Integration['replaces'] => {
  const former = id === null ? undefined : answers.integrationDirectory.byWorkspace[workspaceId]?.byId[id];
  return former ? { id: former.id, name: `${platformNames[former.platform]}, ${former.externalName}` } : null;
};

export const integrationItem = (
  connection: Connection,
  answers: Answers,
  workspaceId: string,
  health: SourceHealth = healthOfSource(answers, workspaceId, connection.id),
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
    silent: silenceOf(health),
    since,
    replaces: replacedName(answers, workspaceId, connection.replaces),
    by: { id: by, name: person ? accountName(person) : 'Someone' },
    etag: versionTag(revision),
  };
};

export const integrationReply = (
  status: 200 | 201,
  connection: Connection | undefined,
  answers: Answers,
  workspaceId: string,
  health?: SourceHealth,
): CommandReply => ({
  status,
  body: { integration: connection && integrationItem(connection, answers, workspaceId, health) },
  ...(connection ? { version: connection.revision } : {}),
});

/** For the names of demo accounts; null for the demo's own workspace, whose accounts are of its clients. */
export const agencyNameIn = ({ workspaceDirectory }: Answers, workspaceId: string): string | null =>
  workspaceId === demoWorkspaceId ? null : (workspaceDirectory.byId[workspaceId]?.name ?? '');
