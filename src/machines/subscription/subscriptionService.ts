/** What the subscription machine asks of the backend. */
import { fromPromise } from 'xstate';
import type { SubscriptionReply } from '#domain/contract/planSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';

/** The body of the subscription machine's actor, for `subscriptionMachine.provide`. */
export const subscriptionService = ({ api }: { readonly api: ApiClient }) => ({
  actors: {
    loadSubscription: fromPromise<SubscriptionReply>(({ signal }) =>
      api.call('readSubscription', { signal }),
    ),
  },
});
