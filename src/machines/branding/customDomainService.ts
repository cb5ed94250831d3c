/** Connects the chart of a domain to the backend. */
import { fromPromise } from 'xstate';
import type { DomainReply } from '#domain/contract/domainSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { outcomeOf } from '../api/outcome.ts';
import type { DomainAt, DomainOutcome } from './customDomainMachine.ts';

export type CustomDomainParts = {
  readonly api: ApiClient;
  readonly onReply: (reply: DomainReply) => void;
};

export const customDomainService = ({ api, onReply }: CustomDomainParts) => {
  const settled = async (call: Promise<DomainReply>): Promise<DomainOutcome> => {
    let at: DomainAt = null;
    const outcome = await outcomeOf(
      call.then((reply) => {
        at = reply.domain?.status ?? null;
        onReply(reply);
      }),
    );
    return { at, error: outcome.error };
  };
  return {
    actors: {
      request: fromPromise<DomainOutcome, { readonly domain: string }>(({ input, signal }) =>
        settled(api.call('requestDomain', { body: input, signal })),
      ),
      check: fromPromise<DomainOutcome>(({ signal }) => settled(api.call('checkDomain', { signal }))),
    },
  };
};
