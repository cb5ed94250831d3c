/** Handles POST /api/auth/password: changes the own password and ends all other sessions with the same event. */
import {
  passwordChangeErrors,
  refusedPasswordChange,
  wrongCurrentPassword,
} from '#domain/accounts/passwordChange.ts';
import { tooShortPassword } from '#domain/accounts/signUpRules.ts';
import type { Account } from '#events/accounts/account.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { accountTag } from '#events/tags.ts';
import { putVerifier, verifierOf } from '../crypto/passwordSecret.ts';
import type { Context, Handler } from '../http/context.ts';
import { actorOf, handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { problem } from '../http/respond.ts';
import { failuresAt, noFailures, secondsToWait } from './failedTries.ts';
import { refuseTry } from './refuseTry.ts';
import { failuresKey, oneMore, putFailures, slowdownEvents } from './signInSlowdown.ts';

const handle = handleCommand(accountStream, accountDecider);

type PasswordContext = Context<'changePassword'>;

/** Counts as a failed sign-in of the address, so that a stolen session is not a faster way to guess. */
const refuseCurrent = (context: PasswordContext, { email }: Account): Promise<Response> =>
  refuseTry(context, {
    key: failuresKey(email),
    oneMore,
    eventsOf: (next) => slowdownEvents(context, { email, workspaceId: context.caller.workspaceId }, next),
    refusal: 'invalid',
    extras: { errors: { current_password: wrongCurrentPassword } },
    actor: actorOf(context.caller),
  });

export const changePassword: Handler<'changePassword'> = async (request, context) => {
  const { answers, body, caller, log, now, passwords, world } = context;
  const account = answers.accountDirectory.byId[caller.accountId];
  if (!account) return problem('userNotFound');
  const { id, email } = account;
  const reason = refusedPasswordChange(email);
  if (reason !== null) return problem('roleForbidden', { reason });
  const { accountPolicy } = context;
  const short = accountPolicy && tooShortPassword(body.new_password, accountPolicy.shortestPassword);
  const errors = { ...passwordChangeErrors(body), ...(short && { new_password: short }) };
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  const wait = secondsToWait(await failuresAt(log, failuresKey(email), now), now);
  if (wait > 0) return problem('tooManyAttempts', {}, { 'Retry-After': String(wait) });
  const verifier = await verifierOf(log, id);
  if (!(await passwords.verify(body.current_password, verifier))) return refuseCurrent(context, account);
  const hashed = await passwords.hash(body.new_password);
  return handle(request, context, {
    plan: ({ position }) => ({
      key: [email],
      command: { type: 'ChangePassword', sessionId: caller.sessionId, now },
      // An erasure deletes the verifier, which must not be written again.
      failIfEventsMatch: { tag: accountTag(id), types: ['MemberErased'], after: position },
      related: async () => {
        if ((await verifierOf(log, id)) !== verifier) throw new RefusalError('versionConflict');
        return { vault: [putVerifier(id, hashed), putFailures(email, noFailures(world.ids.entity()))] };
      },
      reply: () => ({ status: 204 }),
    }),
  });
};
