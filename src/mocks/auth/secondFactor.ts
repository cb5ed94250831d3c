/** Handles /api/auth/second-factor: turns codes of an authenticator app on and off, and checks them at a sign-in. */
import { refusedPasswordChange, wrongCurrentPassword } from '#domain/accounts/passwordChange.ts';
import { secondFactorAddress, wrongCode } from '#domain/accounts/secondFactorTexts.ts';
import type { Account } from '#events/accounts/account.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog, VaultChange, VaultValue } from '#events/log/eventLog.ts';
import { accountTag } from '#events/tags.ts';
import type { Ids } from '#world/ids.ts';
import { secondFactorKey, verifierOf } from '../crypto/passwordSecret.ts';
import { decodeBytes, encodeBytes } from '../crypto/pbkdf2.ts';
import { stepAt, stepOfCode, toBase32 } from '../crypto/totp.ts';
import type { Context, Handler } from '../http/context.ts';
import { actorOf, handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { json, problem } from '../http/respond.ts';
import { failuresAt, noFailures, secondsToWait } from './failedTries.ts';
import { refuseTry } from './refuseTry.ts';
import { failuresKey, oneMore, putFailures, slowdownEvents } from './signInSlowdown.ts';

const handle = handleCommand(accountStream, accountDecider);

const secretBytes = 20;
const backupCodes = 10;
const backupBytes = 10;

const pendingKey = (accountId: string): string => `secondFactorPending:${accountId}`;

/** `last`: the step of the last used code. */
type SecondFactor = { readonly secret: string; readonly last: number; readonly hashes: readonly string[] };

const storedFactor = ({ secret, last, hashes }: SecondFactor): VaultValue => ({
  secret,
  last,
  hashes: hashes.join(' '),
});

/** Null for an account that signs in with its password alone. */
export const secondFactorOf = async (
  { vault }: Pick<EventLog, 'vault'>,
  accountId: string,
): Promise<SecondFactor | null> => {
  const found = await vault.get(secondFactorKey(accountId));
  if (found === null) return null;
  const hashes = String(found.hashes)
    .split(' ')
    .filter((hash) => hash !== '');
  return { secret: String(found.secret), last: Number(found.last), hashes };
};

/** People copy codes with spaces, dashes and small letters. */
const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** The name of the code and the factor after its use; null for a wrong or used one. */
const useOf = (factor: SecondFactor, code: string, now: string) => {
  const plain = plainCode(code);
  const last = stepOfCode(decodeBytes(factor.secret), plain, { now, last: factor.last });
  if (last !== null) return { what: String(last), left: { ...factor, last } };
  const hash = sha256Hex(plain);
  if (!factor.hashes.includes(hash)) return null;
  return { what: hash, left: { ...factor, hashes: factor.hashes.filter((one) => one !== hash) } };
};

const claimKey = (accountId: string, what: string | number): string => `secondFactorUse:${accountId}:${what}`;

/** A code is accepted one step before and after its own. */
const isOver = (step: number, now: string): boolean => step < stepAt(now) - 1;

/** The changes that use the code up; null for a wrong or used one. Of several sign-ins at once, one gets it. */
export const spendCode = async (
  { log, now, world }: Pick<Context<'signIn'>, 'log' | 'now' | 'world'>,
  accountId: string,
  { factor, code }: { readonly factor: SecondFactor; readonly code: string },
): Promise<readonly VaultChange[] | null> => {
  const use = useOf(factor, code, now);
  if (use === null) return null;
  const by = world.ids.entity();
  const [claim] = await log.vault.keep([[claimKey(accountId, use.what), { by }]]);
  if (claim?.by !== by) return null;
  return [
    { put: secondFactorKey(accountId), value: storedFactor(use.left) },
    ...(isOver(factor.last, now) ? [{ delete: claimKey(accountId, factor.last) }] : []),
  ];
};

type FactorContext = Context<'startSecondFactor' | 'removeSecondFactor' | 'confirmSecondFactor'>;

/** People of clients see figures and reports alone, and the demo accounts are everybody's. */
const ownAccount = ({ answers, caller }: FactorContext): Account => {
  const account = answers.accountDirectory.byId[caller.accountId];
  if (!account) throw new RefusalError('userNotFound');
  const reason = refusedPasswordChange(account.email);
  if (reason !== null) throw new RefusalError('roleForbidden', { reason });
  if (answers.workspaceDirectory.membershipOf[account.id]?.kind === 'client')
    throw new RefusalError('roleForbidden');
  return account;
};

/** A wrong password or code counts as a failed sign-in of the address, so that a stolen session cannot guess faster. */
const refuseTyped = (
  context: FactorContext,
  { email }: Account,
  errors: Readonly<Record<string, string>>,
): Promise<Response> =>
  refuseTry(context, {
    key: failuresKey(email),
    oneMore,
    eventsOf: (next) => slowdownEvents(context, { email, workspaceId: context.caller.workspaceId }, next),
    refusal: 'invalid',
    extras: { errors },
    actor: actorOf(context.caller),
  });

const waitFor = async ({ log, now }: FactorContext, { email }: Account): Promise<Response | null> => {
  const wait = secondsToWait(await failuresAt(log, failuresKey(email), now), now);
  return wait > 0 ? problem('tooManyAttempts', {}, { 'Retry-After': String(wait) }) : null;
};

/** Null when the typed password is the own one. */
const refusePassword = async (
  context: Context<'startSecondFactor' | 'removeSecondFactor'>,
  account: Account,
): Promise<Response | null> => {
  const waiting = await waitFor(context, account);
  if (waiting !== null) return waiting;
  const verifier = await verifierOf(context.log, account.id);
  if (await context.passwords.verify(context.body.password, verifier)) return null;
  return refuseTyped(context, account, { password: wrongCurrentPassword });
};

const readSecondFactor: Handler<'readSecondFactor'> = async (_request, { caller, log }) => {
  const factor = await secondFactorOf(log, caller.accountId);
  return json(200, { is_on: factor !== null, backup_codes_left: factor?.hashes.length ?? 0 });
};

/** Nothing is on until a code of the app has proved that it has the secret. */
const startSecondFactor: Handler<'startSecondFactor'> = async (_request, context) => {
  const account = ownAccount(context);
  const refused = await refusePassword(context, account);
  if (refused !== null) return refused;
  const secret = context.world.ids.bytes(secretBytes);
  await context.log.vault.change([{ put: pendingKey(account.id), value: { secret: encodeBytes(secret) } }]);
  const text = toBase32(secret);
  return json(200, { secret: text, address: secondFactorAddress(account.email, text) });
};

const newCodes = (ids: Ids): readonly string[] =>
  Array.from({ length: backupCodes }, () => toBase32(ids.bytes(backupBytes)));

const grouped = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');

const confirmSecondFactor: Handler<'confirmSecondFactor'> = async (request, context) => {
  const { body, caller, log, now, world } = context;
  const account = ownAccount(context);
  const { id, email } = account;
  const waiting = await waitFor(context, account);
  if (waiting !== null) return waiting;
  const pending = await log.vault.get(pendingKey(id));
  if (pending === null) return problem('notFound');
  const secret = String(pending.secret);
  const last = stepOfCode(decodeBytes(secret), plainCode(body.code), { now, last: 0 });
  if (last === null) return refuseTyped(context, account, { code: wrongCode });
  const codes = newCodes(world.ids);
  return handle(request, context, {
    plan: ({ position }) => ({
      key: [email],
      command: { type: 'ChangeSecondFactor', isOn: true, now },
      // An erasure deletes the secret, which must not be written again.
      failIfEventsMatch: { tag: accountTag(caller.accountId), types: ['MemberErased'], after: position },
      related: () => {
        const value = storedFactor({ secret, last, hashes: codes.map(sha256Hex) });
        return {
          vault: [
            { put: secondFactorKey(id), value },
            { delete: pendingKey(id) },
            putFailures(email, noFailures(world.ids.entity())),
          ],
        };
      },
      reply: () => ({ status: 200, body: { backup_codes: codes.map(grouped) } }),
    }),
  });
};

const removeSecondFactor: Handler<'removeSecondFactor'> = async (request, context) => {
  const account = ownAccount(context);
  const refused = await refusePassword(context, account);
  if (refused !== null) return refused;
  return handle(request, context, {
    plan: () => ({
      key: [account.email],
      command: { type: 'ChangeSecondFactor', isOn: false, now: context.now },
      related: () => ({
        vault: [{ delete: secondFactorKey(account.id) }, { delete: pendingKey(account.id) }],
      }),
      reply: () => ({ status: 204 }),
    }),
  });
};

export const secondFactorHandlers = {
  readSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
};
