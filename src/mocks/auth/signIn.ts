/** Handles POST /api/auth/sign-in: verifies the password, slows down after failures, and starts a session. */

import type { Account } from '#events/accounts/account.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import type { VaultChange } from '#events/log/eventLog.ts';
import { sessionDecider } from '#events/sessions/sessionDecider.ts';
import { sessionStream } from '#events/sessions/sessionStream.ts';
import { accountTag, taggedWorkspace } from '#events/tags.ts';
import { putVerifier, verifierOf } from '../crypto/passwordSecret.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand, type RelatedChanges } from '../http/handleCommand.ts';
import { loadStream } from '../http/loadStream.ts';
import { RefusalError } from '../http/refusal.ts';
import { problem } from '../http/respond.ts';
import { membershipReply } from '../team/membershipReply.ts';
import { failuresAt, noFailures, secondsToWait } from './failedTries.ts';
import { refuseTry } from './refuseTry.ts';
import { secondFactorOf, spendCode } from './secondFactor.ts';
import { newSession } from './sessionProposal.ts';
import { failuresKey, freeFailures, oneMore, putFailures, slowdownEvents } from './signInSlowdown.ts';

const handle = handleCommand(sessionStream, sessionDecider);

type SignInContext = Context<'signIn'>;

const missing = ({ body }: SignInContext): Record<string, string> => ({
  ...(body.email === '' ? { email: 'Email is required' } : {}),
  ...(body.password === '' ? { password: 'Password is required' } : {}),
});

const accountOf = async ({ body, log }: SignInContext): Promise<Account | null> =>
  (await loadStream(log, accountStream.of(body.email), accountDecider)).state;

const workspaceOf = async ({ id }: Account, { log }: SignInContext): Promise<string | null> => {
  const question = { tag: accountTag(id), types: ['MemberJoined'], limit: 1, order: 'newest' } as const;
  const [joined] = (await log.readTagged(question)).events;
  return joined ? taggedWorkspace(joined.tags) : null;
};

const refuse = (
  context: SignInContext,
  account: Account | null,
  refusal: 'wrongCredentials' | 'wrongCode' = 'wrongCredentials',
): Promise<Response> =>
  refuseTry(context, {
    key: failuresKey(context.body.email),
    oneMore,
    eventsOf: async (next) => {
      if (account === null || next.count !== freeFailures) return [];
      const workspaceId = await workspaceOf(account, context);
      return slowdownEvents(context, { email: context.body.email, workspaceId }, next);
    },
    refusal,
  });

/** A password change ends open sessions, so a session with the old password must not start after it. */
const unchangedPassword = async (
  { body, log }: SignInContext,
  { id }: Account,
  verifier: string | null,
): Promise<RelatedChanges> => {
  const stream = accountStream.of(body.email);
  const { revision } = await loadStream(log, stream, accountDecider);
  if ((await verifierOf(log, id)) !== verifier) throw new RefusalError('wrongCredentials');
  return { expected: [{ stream, revision }] };
};

type Verified = {
  readonly account: Account;
  readonly verifier: string | null;
  /** Uses the code of the second factor up. */
  readonly used: readonly VaultChange[];
};

/** Replaces a verifier of an older scheme, because only a sign-in has the password. */
const rehashed = async (
  { body, passwords }: SignInContext,
  { account, verifier }: Verified,
): Promise<readonly VaultChange[]> =>
  verifier !== null && passwords.isOutdated?.(verifier)
    ? [putVerifier(account.id, await passwords.hash(body.password))]
    : [];

const open = async (request: Request, context: SignInContext, verified: Verified): Promise<Response> => {
  const { account: known, verifier, used } = verified;
  const { now, body, readModel } = context;
  const { ids } = context.world;
  const device = context.deviceOf?.(request);
  const workspaceId = await workspaceOf(known, context);
  const answers = workspaceId === null ? null : await readModel.of(workspaceId);
  const account = answers?.accountDirectory.byId[known.id];
  if (!answers || workspaceId === null || !account) return problem('wrongCredentials');
  const membership = answers.workspaceDirectory.membershipOf[account.id];
  if (!membership) return problem('memberRemoved');
  if (membership.suspended) return problem('memberSuspended');
  const newVerifier = await rehashed(context, verified);
  return handle(request, context, {
    plan: () => {
      const session = newSession(account, membershipReply(membership, answers), { ids, now, device });
      const vault = [
        ...session.vault,
        ...newVerifier,
        ...used,
        putFailures(body.email, noFailures(ids.entity())),
      ];
      return {
        key: session.key,
        command: session.command,
        actor: { kind: 'account', id: account.id, role: account.role },
        workspaceId,
        related: async () => ({ ...(await unchangedPassword(context, known, verifier)), vault }),
        reply: () => ({ status: 200, body: session.reply, version: account.revision }),
      };
    },
  });
};

export const signIn: Handler<'signIn'> = async (request, context) => {
  const errors = missing(context);
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  const { body, log, passwords, now } = context;
  const account = await accountOf(context);
  const [failures, verifier] = await Promise.all([
    failuresAt(log, failuresKey(body.email), now),
    verifierOf(log, account?.id ?? null),
  ]);
  const wait = secondsToWait(failures, now);
  if (wait > 0) return problem('tooManyAttempts', {}, { 'Retry-After': String(wait) });
  // The same work is done for unknown addresses, so that timing reveals nothing.
  const isRight = await passwords.verify(body.password, verifier);
  if (!isRight || !account) return refuse(context, account);
  const factor = await secondFactorOf(log, account.id);
  if (factor === null) return open(request, context, { account, verifier, used: [] });
  if (body.code === undefined) return problem('secondFactorNeeded');
  const used = await spendCode(context, account.id, { factor, code: body.code });
  return used === null
    ? refuse(context, account, 'wrongCode')
    : open(request, context, { account, verifier, used });
};
