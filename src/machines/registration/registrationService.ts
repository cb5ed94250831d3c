/** Connects the sign-up page to the auth actor and the other providers. */

import { fromPromise } from 'xstate';
import type { NewAccount, RegistrationInput } from '#domain/accounts/signUpRules.ts';
import type { Provider } from '../accountForm.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';

export type RegistrationServiceParts = {
  readonly api: ApiClient;
  readonly auth: { signUp(account: NewAccount, signal?: AbortSignal): Promise<Outcome> };
  readonly goToDashboard: () => void;
  /** The token of an invitation's link; null for an own workspace. */
  readonly invitation: string | null;
};

export const registrationService = ({ api, auth, goToDashboard, invitation }: RegistrationServiceParts) => ({
  actors: {
    signUp: fromPromise<Outcome, RegistrationInput>(({ input, signal }) => {
      const { firstName, lastName, email, company, password } = input;
      const account = { firstName, lastName, email, company, password, ...(invitation && { invitation }) };
      return auth.signUp(account, signal);
    }),
    askProvider: fromPromise<Outcome, Provider>(({ input, signal }) =>
      outcomeOf(api.call('oauth', { params: { provider: input }, body: { intent: 'register' }, signal })),
    ),
  },
  actions: { goToDashboard },
});
