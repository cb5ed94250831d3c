/** Sends the questions of Ask AI to the backend. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import type { AskInput } from './askMachine.ts';
import { type Answered, answeredBy, type Turn, turnOf } from './turn.ts';

/** The past is read-only: questions about it are answered but not saved. */
const ask = async (
  api: ApiClient,
  { question, asOf, conversationId: id }: AskInput,
  signal: AbortSignal,
): Promise<Answered> => {
  const body = { question };
  if (asOf !== null)
    return { reply: await api.call('askQuestion', { body, signal }), conversationId: null, kept: null };
  if (id === null) return answeredBy(await api.call('startConversation', { body, signal }));
  return answeredBy(await api.call('continueConversation', { params: { id }, body, signal }));
};

export const askService = ({ api }: { readonly api: ApiClient }) => ({
  actors: {
    askQuestion: fromPromise<Answered, AskInput>(({ input, signal }) => ask(api, input, signal)),
    openConversation: fromPromise<readonly Turn[], string>(async ({ input: id, signal }) =>
      (await api.call('readConversation', { params: { id }, signal })).turns.map(turnOf),
    ),
  },
});
