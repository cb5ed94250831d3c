/** POST /api/auth/sign-in: compares the password, slows down after failures, and starts a session. */
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { NewEvent } from '#events/log/eventLog.ts';
import { type Account, accountByEmail } from '#events/projections/accountDirectory.ts';
import { accountTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { Context, Handler, Proposal, Refused } from '../http/context.ts';
import { problem, storageProblem } from '../http/respond.ts';
import { startSession } from './sessionProposal.ts';
import {
  type Failures,
  failureCommandId,
  failuresKey,
  freeFailures,
  noFailures,
  oneMore,
  putFailures,
  readFailures,
  secondsToWait,
} from './signInSlowdown.ts';

type SignInContext = Context<'signIn'>;

const missing = ({ body }: SignInContext): Record<string, string> => ({
  ...(body.email.trim() === '' ? { email: 'Email is required' } : {}),
  ...(body.password === '' ? { password: 'Password is required' } : {}),
});

/** What an account's password is compared with; null when nobody has the address. */
const verifierOf = async (account: Account | undefined, { log }: SignInContext): Promise<string | null> => {
  const secret = account ? await log.vault.get(`password:${account.id}`) : null;
  return typeof secret?.verifier === 'string' ? secret.verifier : null;
};

/** That an account was slowed is a fact, kept once per row of failures, when the slowness begins. */
const slowdownEvents = (context: SignInContext, failures: Failures): readonly NewEvent[] => {
  const { body, answers, now } = context;
  const account = accountByEmail(answers.accountDirectory, body.email);
  const membership = account && answers.workspaceDirectory.membershipOf[account.id];
  if (!account || !membership || !failures.blockedUntil || failures.count !== freeFailures) return [];
  const decision = accountDecider.decide(
    { type: 'SlowSignIn', failures: failures.count, until: failures.blockedUntil, now },
    { status: 'registered', accountId: account.id, profile: account },
  );
  const tags = [workspaceTag(membership.workspaceId), accountTag(account.id)];
  const stream = accountStream(body.email);
  return decision.ok ? decision.events.map((event) => ({ stream, event, tags })) : [];
};

/** Counts the failure, in the transaction of the fact that it may lead to; as often as another one takes the same step first. */
const refuse = async (context: SignInContext): Promise<Response> => {
  const { body, log, now, correlation, frame } = context;
  for (;;) {
    const next = oneMore(readFailures(await log.vault.get(failuresKey(body.email))), now);
    const commandId = failureCommandId(body.email, next);
    const result = await log.append({
      commandId,
      commandHash: sha256Hex(commandId),
      correlationId: correlation,
      causeFrame: frame,
      actor: { kind: 'visitor', id: 'visitor' },
      events: slowdownEvents(context, next),
      vault: [putFailures(body.email, next)],
    });
    if (!result.ok) return result.why === 'storage' ? storageProblem(result.failure) : problem('internal');
    if (!result.repeated) return problem('wrongCredentials');
  }
};

const open = (context: SignInContext, account: Account): Promise<Response> => {
  const { world, now, body, commit } = context;
  return commit((answers): Proposal | Refused => {
    const membership = answers.workspaceDirectory.membershipOf[account.id];
    if (!membership) return { ok: false, refusal: 'wrongCredentials' };
    const session = startSession(account, membership.workspaceId, { ids: world.ids, now });
    return {
      ok: true,
      actor: { kind: 'account', id: account.id, role: account.role },
      events: session.events,
      expected: [{ stream: session.stream, revision: 'none' }],
      vault: [session.vault, putFailures(body.email, noFailures(world.ids.entity()))],
      reply: { status: 200, body: session.reply },
    };
  });
};

export const signIn: Handler<'signIn'> = async (_request, context) => {
  const errors = missing(context);
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  const { body, answers, log, passwords, now } = context;
  const account = accountByEmail(answers.accountDirectory, body.email);
  const [failures, verifier] = await Promise.all([
    log.vault.get(failuresKey(body.email)).then(readFailures),
    verifierOf(account, context),
  ]);
  const wait = secondsToWait(failures, now);
  if (wait > 0) return problem('tooManyAttempts', {}, { 'Retry-After': String(wait) });
  // The same work is done whether the address is known or not, so that the time tells nothing.
  const isRight = await passwords.verify(body.password, verifier);
  return isRight && account ? open(context, account) : refuse(context);
};
