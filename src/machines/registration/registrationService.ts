/** Connects the sign-up page to the auth actor and the other providers. */

import { fromCallback, fromPromise } from 'xstate';
import type { RegistrationInput, SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { Provider } from '../accountForm.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import type { RegistrationEvent } from './registrationMachine.ts';

export type RegistrationServiceParts = {
  readonly api: ApiClient;
  readonly account: { signUp(details: SignUpInput, tell: (outcome: Outcome) => void): () => void };
  readonly goToDashboard: () => void;
};

export const registrationService = ({ api, account, goToDashboard }: RegistrationServiceParts) => ({
  actors: {
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
