/** POST /api/auth/sign-in: compares the password, slows down after failures, and starts a session. */

import type { Account } from '#events/accounts/account.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import type { AccountEvent } from '#events/accounts/accountEvents.ts';
import { accountStream } from '#events/accounts/stream.ts';
import type { NewEvent } from '#events/log/eventLog.ts';
import { accountTag, taggedWorkspace } from '#events/tags.ts';
import type { Context, Handler, Proposal, Refused } from '../../http/context.ts';
import { type Failures, failuresAt, noFailures, secondsToWait } from '../../http/failedTries.ts';
import { loadStream } from '../../http/loadStream.ts';
import { membershipReply } from '../../http/membershipReply.ts';
import { refuseTry } from '../../http/refuseTry.ts';
import { problem } from '../../http/respond.ts';
import { startSession } from './sessionProposal.ts';
import { failuresKey, freeFailures, oneMore, putFailures } from './signInSlowdown.ts';

type SignInContext = Context<'signIn'>;

const missing = ({ body }: SignInContext): Record<string, string> => ({
  ...(body.email.trim() === '' ? { email: 'Email is required' } : {}),
  ...(body.password === '' ? { password: 'Password is required' } : {}),
});

/** The account of an address, as its own stream tells it; null when nobody has it. */
const accountOf = async ({ body, log }: SignInContext): Promise<Account | null> =>
  (await loadStream(log, accountStream.of(body.email), accountDecider)).state;

/** The workspace that an account has joined last; null for none. */
const workspaceOf = async ({ id }: Account, { log }: SignInContext): Promise<string | null> => {
  const question = { tag: accountTag(id), types: ['MemberJoined'], limit: 1, order: 'newest' } as const;
  const [joined] = (await log.readTagged(question)).events;
  return joined ? taggedWorkspace(joined.tags) : null;
};

/** What an account's password is compared with; null when nobody has the address. */
const verifierOf = async (account: Account | null, { log }: SignInContext): Promise<string | null> => {
  const secret = account ? await log.vault.get(`password:${account.id}`) : null;
  return typeof secret?.verifier === 'string' ? secret.verifier : null;
};

/** That an account was slowed is a fact, kept once per row of failures, when the slowness begins. */
const slowdownEvents = async (
  context: SignInContext,
  account: Account | null,
  { count, blockedUntil }: Failures,
): Promise<readonly NewEvent[]> => {
  if (!account || !blockedUntil || count !== freeFailures) return [];
  const workspaceId = await workspaceOf(account, context);
  if (workspaceId === null) return [];
  const { body, now } = context;
  const decision = accountDecider.decide(
    { type: 'SlowSignIn', failures: count, until: blockedUntil, now },
    account,
  );
  const stream = accountStream.of(body.email);
  const tagsOf = (event: AccountEvent) => accountStream.tagsOf(event, workspaceId);
  return decision.ok ? decision.events.map((event) => ({ stream, event, tags: tagsOf(event) })) : [];
};

const refuse = (context: SignInContext, account: Account | null): Promise<Response> =>
  refuseTry(context, {
    key: failuresKey(context.body.email),
    oneMore,
    eventsOf: (next) => slowdownEvents(context, account, next),
    refusal: 'wrongCredentials',
  });

const open = (context: SignInContext, known: Account): Promise<Response> => {
  const { world, now, body, commit, readModel } = context;
  return commit(async (): Promise<Proposal | Refused> => {
    const workspaceId = await workspaceOf(known, context);
    const answers = workspaceId === null ? null : await readModel.of(workspaceId);
    const account = answers?.accountDirectory.byId[known.id];
    if (workspaceId === null || !account) return { ok: false, refusal: 'wrongCredentials' };
    const membership = answers?.workspaceDirectory.membershipOf[account.id];
    if (!membership) return { ok: false, refusal: 'memberRemoved' };
    if (membership.suspended) return { ok: false, refusal: 'memberSuspended' };
    const session = startSession(account, membershipReply(membership, answers), { ids: world.ids, now });
    return {
      ok: true,
      actor: { kind: 'account', id: account.id, role: account.role },
      events: session.events,
      expected: session.expected,
      vault: [...session.vault, putFailures(body.email, noFailures(world.ids.entity()))],
      reply: { status: 200, body: session.reply },
    };
  });
};

export const signIn: Handler<'signIn'> = async (_request, context) => {
  const errors = missing(context);
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  const { body, log, passwords, now } = context;
  const account = await accountOf(context);
  const [failures, verifier] = await Promise.all([
    failuresAt(log, failuresKey(body.email), now),
    verifierOf(account, context),
  ]);
  const wait = secondsToWait(failures, now);
  if (wait > 0) return problem('tooManyAttempts', {}, { 'Retry-After': String(wait) });
  // The same work is done whether the address is known or not, so that the time tells nothing.
  const isRight = await passwords.verify(body.password, verifier);
  return isRight && account ? open(context, account) : refuse(context, account);
};
