/** Sends the requests for connecting an account to the backend. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';
import type { ConnectOrder, ConnectResult } from './integrationConnectMachine.ts';

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
