/** What the sign-in page asks of the world outside: the auth service, and the other providers. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import type { LoginForm, Provider } from './loginMachine.ts';

export type LoginServiceParts = {
  readonly api: ApiClient;
  readonly auth: { signIn(form: LoginForm): Promise<Outcome> };
};

/** The bodies of the login machine's actors, for `loginMachine.provide`. */
export const loginService = ({ api, auth }: LoginServiceParts) => ({
  actors: {
    signIn: fromPromise<Outcome, LoginForm>(({ input }) => auth.signIn(input)),
    askProvider: fromPromise<Outcome, Provider>(({ input, signal }) =>
      outcomeOf(api.call('oauth', { params: { provider: input }, body: { intent: 'login' }, signal })),
    ),
  },
});
