/** Connects the sign-up page to the auth actor and the other providers. */

import { fromPromise } from 'xstate';
import type { RegistrationInput, SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { Provider } from '../accountForm.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';

export type RegistrationServiceParts = {
  readonly api: ApiClient;
  readonly auth: { signUp(account: SignUpInput, signal?: AbortSignal): Promise<Outcome> };
  readonly goToDashboard: () => void;
};

export const registrationService = ({ api, auth, goToDashboard }: RegistrationServiceParts) => ({
  actors: {
    signUp: fromPromise<Outcome, RegistrationInput>(({ input, signal }) => {
      const { firstName, lastName, email, company, password } = input;
      return auth.signUp({ firstName, lastName, email, company, password }, signal);
    }),
    askProvider: fromPromise<Outcome, Provider>(({ input, signal }) =>
      outcomeOf(api.call('oauth', { params: { provider: input }, body: { intent: 'register' }, signal })),
    ),
  },
  actions: { goToDashboard },
});
