/** Reads the accounts that the demo controls act on. */
import type { DemoSource } from '#domain/contract/demoSchemas.ts';
import type { Connection } from '#events/integrations/integrationState.ts';
import type { Answers } from '#events/projections/answers.ts';
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import { healthOf, type SourceState } from '#events/sources/sourceDecider.ts';
import { RefusalError } from '../http/refusal.ts';

export const connectionsOf = (
  answers: Answers,
  workspaceId: string,
  ids: readonly string[],
): readonly Connection[] => {
  const byId = new Map(integrationsOf(answers.integrationDirectory, workspaceId).map((one) => [one.id, one]));
  return [...new Set(ids)].map((id) => {
    const connection = byId.get(id);
    if (connection === undefined) throw new RefusalError('notFound');
    if (connection.status === 'disconnected') throw new RefusalError('integrationDisconnected');
    return connection;
  });
};

export const accountOf = ({ id, platform, externalName, clientId }: Connection) => ({
  integrationId: id,
  platform,
  externalName,
  clientId,
});

export const demoSourceItem = (
  { id, platform, externalName, clientId }: Connection,
  answers: Answers,
  { workspaceId, state }: { readonly workspaceId: string; readonly state: SourceState },
): DemoSource => {
  const { silent } = healthOf(state, id);
  return {
    id,
    platform,
    account: externalName,
    client: answers.clientDirectory.byWorkspace[workspaceId]?.[clientId]?.name ?? 'A former client',
    silent: silent && { from: silent.from, reason: silent.reason },
  };
};
