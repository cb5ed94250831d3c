/** Connects the dialog of the second factor to the backend. Secret and backup codes go to the page alone. */
import { fromPromise } from 'xstate';
import type { SecondFactorStart } from '#domain/contract/authSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';

export type SecondFactorParts = {
  readonly api: ApiClient;
  readonly onStart: (start: SecondFactorStart) => void;
  readonly onCodes: (codes: readonly string[]) => void;
};

export const secondFactorService = ({ api, onStart, onCodes }: SecondFactorParts) => ({
  actors: {
    start: fromPromise<Outcome, { readonly password: string }>(({ input, signal }) =>
      outcomeOf(api.call('startSecondFactor', { body: input, signal }).then(onStart)),
    ),
    confirm: fromPromise<Outcome, { readonly oneTimeCode: string }>(({ input, signal }) =>
      outcomeOf(
        api
          .call('confirmSecondFactor', { body: { code: input.oneTimeCode }, signal })
          .then(({ backup_codes }) => onCodes(backup_codes)),
      ),
    ),
    remove: fromPromise<Outcome, { readonly password: string }>(({ input, signal }) =>
      outcomeOf(api.call('removeSecondFactor', { body: input, signal })),
    ),
  },
});
