/** What the sign-up page asks of the world outside: the auth actor, and the other providers. */

import { fromCallback, fromPromise } from 'xstate';
import type { RegistrationInput, SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { Provider } from '../accountForm.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import type { RegistrationEvent } from './registrationMachine.ts';

export type RegistrationServiceParts = {
  readonly api: ApiClient;
  /** Tells once how the sign-up ended, unless the returned function is called before. */
  readonly account: { signUp(details: SignUpInput, tell: (outcome: Outcome) => void): () => void };
  /** Shows the dashboard instead of this page. */
  readonly goToDashboard: () => void;
};

/** The bodies of the registration machine's actors and action, for `registrationMachine.provide`. */
export const registrationService = ({ api, account, goToDashboard }: RegistrationServiceParts) => ({
  actors: {
    /** Leaving the page ends it. */
    signUp: fromCallback<RegistrationEvent, RegistrationInput>(({ input, sendBack }) => {
      const { firstName, lastName, email, company, password } = input;
      const details = { firstName, lastName, email, company, password };
      return account.signUp(details, (outcome) => sendBack({ type: 'account.answered', outcome }));
    }),
    askProvider: fromPromise<Outcome, Provider>(({ input, signal }) =>
      outcomeOf(api.call('oauth', { params: { provider: input }, body: { intent: 'register' }, signal })),
    ),
  },
  actions: { goToDashboard },
});
