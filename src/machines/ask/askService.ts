/** What Ask AI asks of the backend. */
import { fromPromise } from 'xstate';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { AskInput } from './askMachine.ts';

/** The body of the ask machine's actor, for `askMachine.provide`. */
export const askService = ({ api }: { readonly api: ApiClient }) => ({
  actors: {
    askQuestion: fromPromise<AskReply, AskInput>(({ input: { question }, signal }) =>
      api.call('askQuestion', { body: { question }, signal }),
    ),
  },
});
