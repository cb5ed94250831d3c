/** Declares the undo of changes of a workspace's connections. */
import { platformNames } from '#domain/integrations/platforms.ts';
import { checkLimit } from '#domain/plans/checkLimit.ts';
import { type IntegrationCommand, integrationDecider } from '#events/integrations/integrationDecider.ts';
import type { IntegrationEvent } from '#events/integrations/integrationEvents.ts';
import { connectedOf, connectionOf, type IntegrationState } from '#events/integrations/integrationState.ts';
import { integrationStream } from '#events/integrations/integrationStream.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';
import { mergeRelated } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { planOf } from '../subscription/planOf.ts';
import { client, type Facts, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';
import { grantedAgain } from './grantAccessAgain.ts';
import { refusedPlatform } from './refusedPlatform.ts';

const factsOf = (state: IntegrationState, { integrationId }: IntegrationEvent['data']): Facts | null => {
  const connection = connectionOf(state, integrationId);
  if (!connection) return null;
  const { platform, externalName, clientId, status } = connection;
  return {
    Platform: text(platformNames[platform]),
    Account: text(externalName),
    Client: client(clientId),
    Status: text(status),
  };
};

const asked = ({ caller, now, data }: Taking & { readonly data: IntegrationEvent['data'] }) => ({
  workspaceId: data.workspaceId,
  integrationId: data.integrationId,
  by: caller.accountId,
  now,
});

/** A connection cannot be assigned to an archived client. */
const demandActive = ({ answers, caller }: Taking, clientId: string): string => {
  const clients = activeClientsOf(answers.clientDirectory, caller.workspaceId);
  if (clients.some(({ id }) => id === clientId)) return clientId;
  throw new RefusalError('clientArchived', {
    reason: 'Its client is archived. Restore that client first.',
  });
};

export const integrationUndo = undoSubject<IntegrationCommand, IntegrationEvent, IntegrationState>({
  stream: integrationStream,
  decider: integrationDecider,
  facts: factsOf,
  ways: {
    IntegrationConnected: {
      as: 'disconnectIntegration',
      command: (step) => ({ type: 'DisconnectIntegration', ...asked(step) }),
    },
    IntegrationMapped: {
      as: 'mapIntegration',
      asWith: { ClientMerged: 'mergeClients', ClientRestored: 'mergeClients' },
      command: (step) => ({
        type: 'MapIntegration',
        ...asked(step),
        clientId: demandActive(step, step.data.formerClientId),
      }),
    },
    IntegrationDisconnected: {
      as: 'restoreIntegration',
      command: (step) => ({ type: 'RestoreIntegration', ...asked(step) }),
    },
    IntegrationRestored: {
      as: 'disconnectIntegration',
      command: (step) => ({ type: 'DisconnectIntegration', ...asked(step) }),
    },
  },
  refuse: ({ answers, caller, now }, { before, after }) => {
    const used = connectedOf(before).length;
    const adding = connectedOf(after).length - used;
    if (adding <= 0) return null;
    const question = { workspaceId: caller.workspaceId, now };
    const extras = checkLimit({ plan: planOf(answers, question), resource: 'integrations', used, adding });
    if (extras) return { ok: false, refusal: 'limitReached', extras };
    const already = new Set(connectedOf(before).map(({ id }) => id));
    const back = connectedOf(after).filter(({ id }) => !already.has(id));
    return back.map(({ platform }) => refusedPlatform(answers, question, platform)).find(Boolean) ?? null;
  },
  related: async (log, { answers, caller, now }, undone) => {
    const { workspaceId } = caller;
    const restored = undone.filter(({ type }) => type === 'IntegrationDisconnected');
    const parts = await Promise.all(
      restored.map(({ data: { integrationId } }) =>
        grantedAgain({ log }, answers, { workspaceId, integrationId, now }),
      ),
    );
    return mergeRelated(parts);
  },
});
