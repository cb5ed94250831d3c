/** POST /api/auth/sign-in: compares the password, slows down after failures, and starts a session. */

import type { Account } from '#events/accounts/account.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/stream.ts';
import type { NewEvent } from '#events/log/eventLog.ts';
import { sessionDecider } from '#events/sessions/sessionDecider.ts';
import { sessionStream } from '#events/sessions/stream.ts';
import { accountTag, taggedWorkspace } from '#events/tags.ts';
import type { Context, Handler } from '../../http/context.ts';
import { type Failures, failuresAt, noFailures, secondsToWait } from '../../http/failedTries.ts';
import { besideEach, handleCommand } from '../../http/handleCommand.ts';
import { loadStream } from '../../http/loadStream.ts';
import { membershipReply } from '../../http/membershipReply.ts';
import { refuseTry } from '../../http/refuseTry.ts';
import { problem } from '../../http/respond.ts';
import { newSession } from './sessionProposal.ts';
import { failuresKey, freeFailures, oneMore, putFailures } from './signInSlowdown.ts';

const handle = handleCommand(sessionStream, sessionDecider);

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
  const subject = { stream: accountStream, decider: accountDecider, key: [body.email] as const };
  const slow = { type: 'SlowSignIn', failures: count, until: blockedUntil, now } as const;
  return (await besideEach(context, subject, [slow], workspaceId)).events ?? [];
};

const refuse = (context: SignInContext, account: Account | null): Promise<Response> =>
  refuseTry(context, {
    key: failuresKey(context.body.email),
    oneMore,
    eventsOf: (next) => slowdownEvents(context, account, next),
    refusal: 'wrongCredentials',
  });

const open = async (request: Request, context: SignInContext, known: Account): Promise<Response> => {
  const { now, body, readModel } = context;
  const { ids } = context.world;
  const workspaceId = await workspaceOf(known, context);
  const answers = workspaceId === null ? null : await readModel.of(workspaceId);
  const account = answers?.accountDirectory.byId[known.id];
  if (!answers || workspaceId === null || !account) return problem('wrongCredentials');
  const membership = answers.workspaceDirectory.membershipOf[account.id];
  if (!membership) return problem('memberRemoved');
  if (membership.suspended) return problem('memberSuspended');
  return handle(request, context, {
    plan: () => {
      const session = newSession(account, membershipReply(membership, answers), { ids, now });
      const vault = [...session.vault, putFailures(body.email, noFailures(ids.entity()))];
      return {
        key: session.key,
        command: session.command,
        actor: { kind: 'account', id: account.id, role: account.role },
        workspaceId,
        beside: () => ({ vault }),
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
    verifierOf(account, context),
  ]);
  const wait = secondsToWait(failures, now);
  if (wait > 0) return problem('tooManyAttempts', {}, { 'Retry-After': String(wait) });
  // The same work is done whether the address is known or not, so that the time tells nothing.
  const isRight = await passwords.verify(body.password, verifier);
  return isRight && account ? open(request, context, account) : refuse(context, account);
};
