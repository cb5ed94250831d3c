/** Sends the requests of the first steps to the backend. */
import { fromPromise } from 'xstate';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';

export const firstStepsService = ({ api }: { readonly api: ApiClient }) => ({
  actors: {
    startTrial: fromPromise<unknown>(({ signal }) => api.call('startTrial', { signal })),
    openSample: fromPromise<ClientItem>(
      async ({ signal }) => (await api.call('openSampleClient', { signal })).client,
    ),
    dismiss: fromPromise<unknown>(({ signal }) => api.call('dismissFirstSteps', { signal })),
  },
});
