/** What the sign-in page asks of the world outside: the auth actor, and the other providers. */

import { fromCallback, fromPromise } from 'xstate';
import type { Provider } from '../accountForm.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import type { LoginEvent, LoginForm } from './loginMachine.ts';

export type LoginServiceParts = {
  readonly api: ApiClient;
  /** Tells once how the sign-in ended, unless the returned function is called before. */
  readonly account: { signIn(form: LoginForm, tell: (outcome: Outcome) => void): () => void };
};

/** The bodies of the login machine's actors, for `loginMachine.provide`. */
export const loginService = ({ api, account }: LoginServiceParts) => ({
  actors: {
    /** Leaving the page ends it. */
    signIn: fromCallback<LoginEvent, LoginForm>(({ input, sendBack }) =>
      account.signIn(input, (outcome) => sendBack({ type: 'account.answered', outcome })),
    ),
    askProvider: fromPromise<Outcome, Provider>(({ input, signal }) =>
      outcomeOf(api.call('oauth', { params: { provider: input }, body: { intent: 'login' }, signal })),
    ),
  },
});
