/** What changing a connection asks of the backend. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import type { IntegrationOrder } from './integrationChangesMachine.ts';

export type IntegrationChangesParts = {
  readonly api: ApiClient;
  /** Called after every answer: after a success what was listed is old, after a refusal it may be. */
  readonly onChanged: () => void;
};

const callFor = (api: ApiClient, order: IntegrationOrder, signal: AbortSignal): Promise<unknown> => {
  const { id, etag: ifMatch } = order.integration;
  const params = { id };
  switch (order.what) {
    case 'map':
      return api.call('mapIntegration', { params, body: { client_id: order.clientId }, ifMatch, signal });
    case 'disconnect':
      return api.call('disconnectIntegration', { params, ifMatch, signal });
    case 'restore':
      return api.call('restoreIntegration', { params, signal });
  }
};

/** The body of the machine's actor, for `integrationChangesMachine.provide`. */
export const integrationChangesService = ({ api, onChanged }: IntegrationChangesParts) => ({
  actors: {
    change: fromPromise<Outcome, IntegrationOrder>(async ({ input, signal }) => {
      const outcome = await outcomeOf(callFor(api, input, signal));
      onChanged();
      return outcome;
    }),
  },
});
