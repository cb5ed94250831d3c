/** Connects the sign-in page to the auth actor and the other providers. */

import { fromPromise } from 'xstate';
import type { Provider } from '../accountForm.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import type { LoginForm } from './loginMachine.ts';

export type LoginServiceParts = {
  readonly api: ApiClient;
  readonly auth: { signIn(form: LoginForm, signal?: AbortSignal): Promise<Outcome> };
};

export const loginService = ({ api, auth }: LoginServiceParts) => ({
  actors: {
    signIn: fromPromise<Outcome, LoginForm>(({ input, signal }) => auth.signIn(input, signal)),
    askProvider: fromPromise<Outcome, Provider>(({ input, signal }) =>
      outcomeOf(api.call('oauth', { params: { provider: input }, body: { intent: 'login' }, signal })),
    ),
  },
});
