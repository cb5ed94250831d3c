/** Connects the sign-in page to the auth actor and the other providers. */

import { fromCallback, fromPromise } from 'xstate';
import type { Provider } from '../accountForm.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import type { LoginEvent, LoginForm } from './loginMachine.ts';

export type LoginServiceParts = {
  readonly api: ApiClient;
  readonly account: { signIn(form: LoginForm, tell: (outcome: Outcome) => void): () => void };
};

export const loginService = ({ api, account }: LoginServiceParts) => ({
  actors: {
    signIn: fromCallback<LoginEvent, LoginForm>(({ input, sendBack }) =>
      account.signIn(input, (outcome) => sendBack({ type: 'account.answered', outcome })),
    ),
    askProvider: fromPromise<Outcome, Provider>(({ input, signal }) =>
      outcomeOf(api.call('oauth', { params: { provider: input }, body: { intent: 'login' }, signal })),
    ),
  },
});
