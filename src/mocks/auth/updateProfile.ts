/** PATCH /api/auth/profile: merges the given fields into the caller's own profile (S4.3). */
import { nameProblem } from '#domain/accounts/signUpRules.ts';
import type { ProfileChanges } from '#domain/contract/authSchemas.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import type { ProfileFields } from '#events/accounts/accountEvents.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import type { Account } from '#events/projections/accountDirectory.ts';
import { accountTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { Handler } from '../http/context.ts';
import { loadStream } from '../http/loadStream.ts';
import { problem } from '../http/respond.ts';
import { versionMatches, versionTag } from '../http/version.ts';
import { profileOf } from './sessionProposal.ts';

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
  ...(first_name === undefined ? {} : { firstName: first_name }),
  ...(last_name === undefined ? {} : { lastName: last_name }),
  ...(company === undefined ? {} : { company }),
  ...(avatar_url === undefined ? {} : { avatarUrl: avatar_url }),
});

/** The version and the fields to compare with come from the stream itself: it may have changed since the answers. */
export const updateProfile: Handler<'updateProfile'> = async (
  request,
  { body, caller, log, now, commit },
) => {
  const errors = errorsIn(body);
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  let version = '';
  const response = await commit(async (answers) => {
    const account: Account | undefined = answers.accountDirectory.byId[caller.accountId];
    if (!account) return { ok: false, refusal: 'userNotFound' };
    const stream = accountStream(account.email);
    const { state, revision } = await loadStream(log, stream, accountDecider);
    if (state.status === 'none' || revision === 'none') return { ok: false, refusal: 'userNotFound' };
    if (!versionMatches(request, revision)) return { ok: false, refusal: 'staleVersion' };
    const changes = fieldsOf(body);
    const decision = accountDecider.decide({ type: 'UpdateProfile', changes, now }, state);
    if (!decision.ok) return decision;
    version = versionTag(revision + decision.events.length);
    const tags = [workspaceTag(caller.workspaceId), accountTag(caller.accountId)];
    return {
      ok: true,
      actor: { kind: 'account', id: caller.accountId, role: caller.role },
      events: decision.events.map((event) => ({ stream, event, tags })),
      expected: [{ stream, revision }],
      reply: { status: 200, body: { profile: profileOf({ ...account, ...state.profile, ...changes }) } },
    };
  });
  if (response.ok) response.headers.set('ETag', version);
  return response;
};
