/** Handles PATCH /api/auth/profile: merges the given fields into the caller's own profile (S4.3). */

import { nameProblem } from '#domain/accounts/signUpRules.ts';
import type { ProfileChanges } from '#domain/contract/authSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import type { ProfileFields } from '#events/accounts/accountEvents.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { profileOf } from './sessionProposal.ts';

const handle = handleCommand(accountStream, accountDecider);

const longestUrl = 2_048;

const avatarProblem = (url: string | null): string | null => {
  if (url === null) return null;
  const safe = url.length <= longestUrl && URL.canParse(url) && new URL(url).protocol === 'https:';
  return safe ? null : 'Avatar must be an https address';
};

const errorsIn = (changes: ProfileChanges): Record<string, string> => {
  const { first_name, last_name, company, avatar_url } = changes;
  const found: [string, string | null][] = [
    ['first_name', first_name === undefined ? null : nameProblem('First name', first_name)],
    ['last_name', last_name === undefined ? null : nameProblem('Last name', last_name)],
    ['company', company === undefined ? null : nameProblem('Company name', company)],
    ['avatar_url', avatar_url === undefined ? null : avatarProblem(avatar_url)],
  ];
  return Object.fromEntries(found.flatMap(([field, text]) => (text === null ? [] : [[field, text]])));
};

const fieldsOf = ({
  first_name,
  last_name,
  company,
  avatar_url,
}: ProfileChanges): Partial<ProfileFields> => ({
  ...definedOnly({ firstName: first_name, lastName: last_name, company, avatarUrl: avatar_url }),
});

export const updateProfile: Handler<'updateProfile'> = (request, context) => {
  const { body, caller, now } = context;
  return handle(request, context, {
    errors: errorsIn(body),
    plan: ({ accountDirectory }) => {
      const account = accountDirectory.byId[caller.accountId];
      if (!account) throw new RefusalError('userNotFound');
      return {
        key: [account.email],
        command: { type: 'UpdateProfile', changes: fieldsOf(body), now },
        version: (state) => state?.revision ?? null,
        reply: (after) => ({
          status: 200,
          body: { profile: profileOf({ ...account, ...after, role: account.role }) },
          version: after?.revision ?? account.revision,
        }),
      };
    },
  });
};
