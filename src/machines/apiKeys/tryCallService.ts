/** Sends the trial call to the backend with the key instead of the session. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import type { TriedCall, TriedReply } from './tryCallMachine.ts';

export type TryRange = { readonly from: string; readonly to: string };

type Parts = {
  readonly api: Pick<ApiClient, 'call'>;
  /** Read for each call, so that no machine stores the secret. */
  readonly secret: () => string;
  readonly range: () => TryRange;
  /** Called after each call, because every call changes the meter. */
  readonly onCalled: () => void;
};

const callOf = ({ api, secret, range }: Parts, { reading }: TriedCall, signal: AbortSignal) => {
  const token = secret();
  if (reading === 'readMetrics') return api.call('readMetrics', { token, signal, query: range() });
  return api.call(reading === 'listGoals' ? 'listGoals' : 'listClients', { token, signal });
};

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
