/** What the sign-up page asks of the world outside: the auth service, and the other providers. */
import { fromPromise } from 'xstate';
import type { RegistrationInput, SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import type { SignUpProvider } from './registrationMachine.ts';

export type RegistrationServiceParts = {
  readonly api: ApiClient;
  readonly auth: { signUp(account: SignUpInput): Promise<Outcome> };
  /** Shows the dashboard instead of this page. */
  readonly goToDashboard: () => void;
};

/** The bodies of the registration machine's actors and action, for `registrationMachine.provide`. */
export const registrationService = ({ api, auth, goToDashboard }: RegistrationServiceParts) => ({
  actors: {
    signUp: fromPromise<Outcome, RegistrationInput>(({ input }) => {
      const { firstName, lastName, email, company, password } = input;
      return auth.signUp({ firstName, lastName, email, company, password });
    }),
    askProvider: fromPromise<Outcome, SignUpProvider>(({ input, signal }) =>
      outcomeOf(api.call('oauth', { params: { provider: input }, body: { intent: 'register' }, signal })),
    ),
  },
  actions: { goToDashboard },
});
