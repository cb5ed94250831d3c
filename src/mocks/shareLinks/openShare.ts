/** Handles POST /api/share/:token: opens a share link for a visitor, with its password if it has one. */

import { freePasswords } from '#domain/sharing/shareSettings.ts';
import { timings } from '#domain/timings.ts';
import type { NewEvent, VaultChange } from '#events/log/eventLog.ts';
import { shareLinkDecider } from '#events/shareLinks/shareLinkDecider.ts';
import { shareLinkStream } from '#events/shareLinks/shareLinkStream.ts';
import { type Failures, failuresAt, noFailures, secondsToWait } from '../auth/failedTries.ts';
import { refuseTry } from '../auth/refuseTry.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand, relatedToEach } from '../http/handleCommand.ts';
import { problem } from '../http/respond.ts';
import { type FoundShare, findShare } from './foundShare.ts';
import { passSecret, verifierOf } from './shareSecret.ts';

const passwordTriesKey = (shareLinkId: string): string => `shareTries:${shareLinkId}`;

const putTries = (shareLinkId: string, failures: Failures): VaultChange => ({
  put: passwordTriesKey(shareLinkId),
  value: { ...failures },
});

const oneMoreTry = ({ row, count: before }: Failures, now: string): Failures => {
  const count = before + 1;
  if (count < freePasswords) return { row, count, blockedUntil: null };
  const wait = Math.min(
    timings.sharePasswordWait * 2 ** (count - freePasswords),
    timings.signInSlowdownLongest,
  );
  return { row, count, blockedUntil: new Date(Date.parse(now) + wait).toISOString() };
};

const handle = handleCommand(shareLinkStream, shareLinkDecider);

const visitor = { kind: 'visitor', id: 'visitor' } as const;
const passBytes = 32;

type Opening = Context<'openShare'>;

const refusalEvents = async (
  context: Opening,
  { workspaceId, link }: FoundShare,
  { count: tries, blockedUntil: until }: Failures,
): Promise<readonly NewEvent[]> => {
  if (until === null) return [];
  const { now, world } = context;
  const about = { workspaceId, shareLinkId: link.id, visit: world.ids.entity(), now };
  const subject = { stream: shareLinkStream, decider: shareLinkDecider, key: [workspaceId] as const };
  const refused = { type: 'RefusePassword', ...about, tries, until } as const;
  return (await relatedToEach(context, subject, [refused], workspaceId)).events ?? [];
};

const refuse = (context: Opening, found: FoundShare): Promise<Response> =>
  refuseTry(context, {
    key: passwordTriesKey(found.link.id),
    oneMore: oneMoreTry,
    eventsOf: (next) => refusalEvents(context, found, next),
    refusal: 'wrongSharePassword',
  });

const open = (request: Request, context: Opening, { workspaceId, link }: FoundShare): Promise<Response> => {
  const { now, world } = context;
  const { id: shareLinkId, passwordId } = link;
  const token = world.ids.secret(passBytes);
  const until = new Date(Date.parse(now) + timings.sharePassLifetime).toISOString();
  const visit = world.ids.entity();
  return handle(request, context, {
    plan: () => ({
      key: [workspaceId],
      command: { type: 'OpenShareLink', workspaceId, shareLinkId, visit, now },
      actor: visitor,
      workspaceId,
      related: () => ({
        vault: [
          passSecret(token, { shareLinkId, passwordId, until }),
          ...(passwordId === null ? [] : [putTries(shareLinkId, noFailures(visit))]),
        ],
      }),
      reply: () => ({ status: 200, body: { token, expires_at: until } }),
    }),
  });
};

export const openShare: Handler<'openShare'> = async (request, context) => {
  const { body, params, log, passwords, now } = context;
  const found = await findShare(context, params.token, now);
  const { id, passwordId } = found.link;
  if (passwordId === null) return open(request, context, found);
  const wait = secondsToWait(await failuresAt(log, passwordTriesKey(id), now), now);
  if (wait > 0) return problem('tooManyPasswords', {}, { 'Retry-After': String(wait) });
  if (body.password === undefined) return problem('sharePasswordNeeded');
  const isRight = await passwords.verify(body.password, await verifierOf(log, passwordId));
  return isRight ? open(request, context, found) : refuse(context, found);
};
