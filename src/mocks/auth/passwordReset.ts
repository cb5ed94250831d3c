/** Handles POST and PUT /api/auth/password-reset: asks for a link by mail, and sets a new password with its token. */
import { refusedPasswordChange } from '#domain/accounts/passwordChange.ts';
import { emailProblem, passwordProblem, tooShortPassword } from '#domain/accounts/signUpRules.ts';
import type { Account } from '#events/accounts/account.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog, VaultChange, VaultValue } from '#events/log/eventLog.ts';
import { accountTag, taggedWorkspace } from '#events/tags.ts';
import { putVerifier, verifierOf } from '../crypto/passwordSecret.ts';
import type { Context, Handler } from '../http/context.ts';
import { alongside, handleCommand, type RelatedChanges } from '../http/handleCommand.ts';
import { loadStream } from '../http/loadStream.ts';
import { RefusalError } from '../http/refusal.ts';
import { problem } from '../http/respond.ts';
import { noFailures } from './failedTries.ts';
import { putFailures } from './signInSlowdown.ts';

const handle = handleCommand(accountStream, accountDecider);

/** Milliseconds. A second request within the pause sends nothing. */
const pause = 5 * 60_000;
const lifetime = 3_600_000;

const requestKey = (email: string): string => `passwordResetRequest:${accountStream.of(email)}`;

const secretKey = (token: string): string => `passwordReset:${sha256Hex(token)}`;

type Asked = Pick<Context<'requestPasswordReset'>, 'body' | 'log' | 'readModel' | 'now'>;

type Known = { readonly account: Account; readonly workspaceId: string };

/** Null for an address without an account, and for accounts that have no password to reset. */
const knownAccount = async ({ body, log, readModel }: Asked): Promise<Known | null> => {
  const { state: account } = await loadStream(log, accountStream.of(body.email), accountDecider);
  if (account === null || refusedPasswordChange(account.email) !== null) return null;
  const question = {
    tag: accountTag(account.id),
    types: ['MemberJoined'],
    limit: 1,
    order: 'newest',
  } as const;
  const workspaceId = taggedWorkspace((await log.readTagged(question)).events[0]?.tags ?? []);
  if (workspaceId === null) return null;
  const { workspaceDirectory } = await readModel.of(workspaceId);
  return workspaceDirectory.membershipOf[account.id] ? { account, workspaceId } : null;
};

/** Answers alike, and writes once, for known and unknown addresses, so that no one learns who has an account. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = (_request, context) => {
  const { body, log, now, commit } = context;
  const wrong = emailProblem(body.email);
  if (wrong !== null) return problem('invalid', { errors: { email: wrong } });
  return commit(async () => {
    const key = requestKey(body.email);
    const before = await log.vault.get(key);
    const known = await knownAccount(context);
    const isAgain = typeof before?.at === 'string' && Date.parse(now) - Date.parse(before.at) < pause;
    const command = { type: 'RequestPasswordReset', now } as const;
    const subject = { stream: accountStream, key: [body.email] as const, decider: accountDecider };
    const asked: RelatedChanges =
      known === null || isAgain ? {} : await alongside({ log }, { ...subject, command }, known.workspaceId);
    return {
      ok: true,
      actor: { kind: 'visitor', id: 'visitor' },
      events: asked.events ?? [],
      expected: asked.expected ?? [],
      vault: [{ put: key, value: { at: isAgain ? String(before?.at) : now } }],
      reply: { status: 204 },
    };
  });
};

type ResetLink = {
  readonly expiresAt: string;
  readonly secret: { readonly put: string; readonly value: VaultValue };
};

/**
 * The secret with which a token sets a new password; null when the request is too old. A later password ends the
 * link too.
 */
export const passwordResetSecret = async (
  log: Pick<EventLog, 'vault'>,
  { accountId, workspaceId, requestedAt }: { accountId: string; workspaceId: string; requestedAt: string },
  { token, now }: { readonly token: string; readonly now: string },
): Promise<ResetLink | null> => {
  const expiresAt = new Date(Date.parse(requestedAt) + lifetime).toISOString();
  if (expiresAt <= now) return null;
  const password = sha256Hex((await verifierOf(log, accountId)) ?? '');
  return {
    expiresAt,
    secret: { put: secretKey(token), value: { accountId, workspaceId, password, expiresAt } },
  };
};

type Resetting = Pick<Context<'resetPassword'>, 'body' | 'log' | 'readModel' | 'now'>;

type Opened = Known & { readonly verifier: string | null };

const openedBy = async ({ body, log, readModel, now }: Resetting): Promise<Opened> => {
  const found = await log.vault.get(secretKey(body.token));
  if (found === null || String(found.expiresAt) <= now) throw new RefusalError('resetLinkExpired');
  const [accountId, workspaceId] = [String(found.accountId), String(found.workspaceId)];
  const verifier = await verifierOf(log, accountId);
  const answers = await readModel.of(workspaceId);
  const account = answers.accountDirectory.byId[accountId];
  const isMember = answers.workspaceDirectory.membershipOf[accountId] !== undefined;
  if (!account || !isMember || sha256Hex(verifier ?? '') !== found.password)
    throw new RefusalError('resetLinkExpired');
  return { account, workspaceId, verifier };
};

const errorsOf = ({ body, accountPolicy }: Context<'resetPassword'>): Record<string, string> => {
  const wrong =
    passwordProblem(body.password) ??
    (accountPolicy ? tooShortPassword(body.password, accountPolicy.shortestPassword) : null);
  return wrong === null ? {} : { password: wrong };
};

/** Ends every session of the account. The token works once. */
export const resetPassword: Handler<'resetPassword'> = async (request, context) => {
  const { body, now, passwords, world } = context;
  const { account, workspaceId, verifier } = await openedBy(context);
  const { id, email, role } = account;
  const errors = errorsOf(context);
  const hashed = Object.keys(errors).length > 0 ? '' : await passwords.hash(body.password);
  return handle(request, context, {
    errors,
    plan: ({ position }) => ({
      key: [email],
      command: { type: 'ChangePassword', sessionId: world.ids.entity(), now },
      actor: { kind: 'account', id, role },
      workspaceId,
      // An erasure deletes the verifier, which must not be written again.
      failIfEventsMatch: { tag: accountTag(id), types: ['MemberErased'], after: position },
      related: async () => {
        if ((await openedBy(context)).verifier !== verifier) throw new RefusalError('resetLinkExpired');
        const used: VaultChange = { delete: secretKey(body.token) };
        return { vault: [putVerifier(id, hashed), used, putFailures(email, noFailures(world.ids.entity()))] };
      },
      reply: () => ({ status: 204 }),
    }),
  });
};
