/** Sends the requests of the billing page to the backend. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import type { BillingRequest } from './billingMachine.ts';

export const billingService = ({ api }: { readonly api: ApiClient }) => ({
  actors: {
    request: fromPromise<unknown, BillingRequest>(({ input, signal }) => {
      switch (input.kind) {
        case 'change': {
          const { plan, cycle } = input.choice;
          return api.call('changeSubscription', {
            body: { plan_name: plan, billing_cycle: cycle },
            signal,
          });
        }
        case 'cancel':
          return api.call('cancelSubscription', { body: input.why, signal });
        case 'pause':
          return api.call('pauseSubscription', { body: { months: input.months }, signal });
        case 'resume':
          return api.call('resumeSubscription', { signal });
        case 'retry':
          return api.call('retryPayment', { signal });
        case 'renew':
          return api.call('renewEarly', { signal });
      }
    }),
  },
});
