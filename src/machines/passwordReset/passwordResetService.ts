/** Connects the reset of a password to the backend. The token of the link never enters the machine. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';

export type PasswordResetParts = {
  readonly api: ApiClient;
  /** Null on the page that requests a link. */
  readonly token: string | null;
  readonly onChanged?: () => void;
};

export const passwordResetService = ({ api, token, onChanged }: PasswordResetParts) => ({
  actors: {
    requestLink: fromPromise<Outcome, { readonly email: string }>(({ input, signal }) =>
      outcomeOf(api.call('requestPasswordReset', { body: input, signal })),
    ),
    setPassword: fromPromise<Outcome, { readonly password: string }>(({ input, signal }) =>
      outcomeOf(
        api
          .call('resetPassword', { body: { token: token ?? '', password: input.password }, signal })
          .then(onChanged),
      ),
    ),
  },
});
