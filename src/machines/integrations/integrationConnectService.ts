/** Sends the requests for connecting an account to the backend. */

import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';
import { reversibleActors, type UndoParts } from '../editing/reversibleActors.ts';
import type { ConnectOrder, ConnectResult } from './integrationConnectMachine.ts';

const idsIn = (text: string | number | undefined): string[] => String(text ?? '').split(',');

export const integrationChangeService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ kind, id, etag: ifMatch, details }, options) => {
    const params = { id };
    switch (kind) {
      case 'map': {
        const body = { client_id: String(details?.clientId) };
        return api.call('mapIntegration', { params, body, ifMatch, ...options });
      }
      case 'disconnect':
        return api.call('disconnectIntegration', { params, ifMatch, ...options });
      // No log position is reported, because renewed access and a sync cannot be undone.
      case 'reconnect':
        return details?.ids === undefined
          ? api.call('reconnectIntegration', { params })
          : api.call('changeSyncs', { body: { ids: idsIn(details.ids), change: kind } });
      case 'sync':
        return api.call('changeSyncs', { body: { ids: idsIn(details?.ids), change: kind } });
      case 'stopHistory':
      case 'continueHistory':
      case 'pause':
      case 'resume':
        return api.call('changeSyncs', { body: { ids: idsIn(details?.ids), change: kind }, ...options });
      default:
        return api.call('restoreIntegration', { params, ...options });
    }
  });

export type IntegrationConnectParts = { readonly api: ApiClient };

const resultOf = (error: unknown): ConnectResult => {
  if (!(error instanceof ApiProblem)) throw error;
  const { code, detail, errors } = error.problem;
  if (code === 'integrationConnected') return { kind: 'duplicate', message: detail };
  if (code === 'limitReached') return { kind: 'limited', message: detail };
  return { kind: 'refused', message: Object.values(errors ?? {})[0] ?? detail };
};

export const integrationConnectService = ({ api }: IntegrationConnectParts) => ({
  actors: {
    connect: fromPromise<ConnectResult, ConnectOrder>(async ({ input, signal }) => {
      const { body, key } = input;
      try {
        await api.call('connectIntegration', { body, idempotencyKey: key, signal });
      } catch (error) {
        return resultOf(error);
      }
      return { kind: 'connected' };
    }),
  },
});
