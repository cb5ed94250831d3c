/** What a tried call asks of the backend: a real call with the key instead of the session. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import type { TriedCall, TriedReply } from './tryCallMachine.ts';

/** The queries that these readings need, at the page's today. */
export type TryRange = { readonly from: string; readonly to: string };

type Parts = {
  readonly api: Pick<ApiClient, 'call'>;
  /** The secret is asked for with each call, so that no chart keeps it. */
  readonly secret: () => string;
  readonly range: () => TryRange;
  /** Told after each call, whatever came back: the meter has moved. */
  readonly onCalled: () => void;
};

const callOf = ({ api, secret, range }: Parts, { reading }: TriedCall, signal: AbortSignal) => {
  const token = secret();
  if (reading === 'readMetrics') return api.call('readMetrics', { token, signal, query: range() });
  return api.call(reading === 'listGoals' ? 'listGoals' : 'listClients', { token, signal });
};

/** The bodies of the machine's actors, for `tryCallMachine.provide`. */
export const tryCallService = (parts: Parts) => ({
  actors: {
    send: fromPromise<TriedReply, TriedCall>(async ({ input, signal }) => {
      try {
        const reply = await callOf(parts, input, signal);
        return { status: 200, title: 'Answered', text: JSON.stringify(reply, null, 2) };
      } finally {
        parts.onCalled();
      }
    }),
  },
});
