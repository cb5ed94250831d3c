/** Maps the handlers of share links to endpoint names. */

import type { SharedContent } from '#domain/contract/shareLinkSchemas.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { readView } from '#domain/metrics/readView.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { freePasswords } from '#domain/sharing/shareSettings.ts';
import { timings } from '#domain/timings.ts';
import type { NewEvent, VaultChange } from '#events/log/eventLog.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { shareLinksOf } from '#events/projections/shareLinkDirectory.ts';
import { isOpen, type ShareLink, shareLinkOf } from '#events/shareLinks/shareLink.ts';
import { shareLinkDecider } from '#events/shareLinks/shareLinkDecider.ts';
import { shareLinkStream } from '#events/shareLinks/shareLinkStream.ts';
import { isDeleted } from '../access/refusedDeletion.ts';
import { type Failures, failuresAt, noFailures, secondsToWait } from '../auth/failedTries.ts';
import { tokenOf } from '../auth/findSession.ts';
import { refuseTry } from '../auth/refuseTry.ts';
import { todayFor } from '../clients/clientDay.ts';
import type { BackendParts, Context, Handler } from '../http/context.ts';
import { handleCommand, relatedToEach } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { json, problem } from '../http/respond.ts';
import { asFinal } from '../reports/asFinal.ts';
import { clientFilterNames } from '../reports/filterNotes.ts';
import { makeContent } from '../reports/makeContent.ts';
import { pinnedContent } from '../reports/pinnedContent.ts';
import type { ReportSpec } from '../reports/reportSpec.ts';
import { withPictures } from '../reports/withPictures.ts';
import {
  changeShareLink,
  createShareLink,
  listShareLinks,
  restoreShareLink,
  revokeShareLink,
} from './changeShareLink.ts';
import { isThere, sharedDashboard, sharedRun } from './sharedContentSource.ts';
import { choiceOf, sharedDays } from './sharedDays.ts';
import { dashboardSections, overviewSections, type SharedLimit } from './sharedSections.ts';
import { isPassFor, passSecret, placeOfToken, verifierOf } from './shareSecret.ts';

type FoundShare = {
  readonly workspaceId: string;
  readonly answers: ScopedAnswers;
  readonly link: ShareLink;
};

/** Refuses with the same 404 for unknown, expired and revoked links and removed content. A deleted workspace has its own code. */
const findShare = async (
  { log, readModel }: Pick<BackendParts, 'log' | 'readModel'>,
  token: string,
  now: string,
): Promise<FoundShare> => {
  const place = await placeOfToken(log, token);
  if (place === null) throw new RefusalError('notFound');
  const { workspaceId, shareLinkId } = place;
  const answers = await readModel.of(workspaceId);
  if (isDeleted(answers, workspaceId)) throw new RefusalError('shareClosed');
  const link = shareLinkOf(shareLinksOf(answers.shareLinkDirectory, workspaceId), shareLinkId);
  if (!link || !isOpen(link, now) || !isThere(answers, workspaceId, link)) throw new RefusalError('notFound');
  return { workspaceId, answers, link };
};

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

const openShare: Handler<'openShare'> = async (request, context) => {
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

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };
type Known = Pick<BackendParts, 'metrics' | 'log'> & { readonly now: string };

const shownIn = (
  { answers, workspaceId, link }: FoundShare,
  limit: SharedLimit,
): Pick<ReportSpec, 'name' | 'sections'> => {
  if (link.kind === 'overview') return { name: 'Overview', sections: overviewSections };
  const dashboard = sharedDashboard(answers, workspaceId, link);
  if (!dashboard) throw new RefusalError('notFound');
  return { name: dashboard.name, sections: dashboardSections(dashboard.widgets, limit) };
};

/** A visitor must not learn the plan's retention, so days outside it count as an expired link. */
const withoutPlan = async <Content>(make: () => Promise<Content>): Promise<Content> => {
  try {
    return await make();
  } catch (error) {
    if (error instanceof RefusalError && error.code === 'limitReached') throw new RefusalError('notFound');
    throw error;
  }
};

const computed = async (found: FoundShare, { metrics, now }: Known, asked: Asked): Promise<SharedContent> => {
  const { answers, workspaceId, link } = found;
  const today = todayFor(answers, { workspaceId, clientId: link.clientId }, now);
  const facts = { today, retentionDays: unlimited, clients: null };
  const { view } = readView(new URLSearchParams(link.view), facts);
  const choice = choiceOf(link, today);
  const compare = view.compare === 'custom' ? 'previous' : view.compare;
  const filters = wireFilters(view.filters);
  const nameOf = clientFilterNames(answers, { workspaceId, clientId: link.clientId, today });
  const spec: ReportSpec = {
    ...shownIn(found, { filters, nameOf }),
    title: '',
    clientId: link.clientId,
    period: { kind: 'fixed', ...sharedDays({ view, choice, today }, asked) },
    compare,
    ...(view.match === 'weekday' && compare !== 'none' ? { match: 'weekday' as const } : {}),
    filters,
    today,
  };
  const content = await withoutPlan(() => makeContent({ answers, metrics, workspaceId, now }, spec));
  return {
    content: withPictures(asFinal(content), answers, workspaceId),
    choice,
    expires_at: link.expiresAt,
  };
};

/** Returns the run as sent, even if its metrics have changed since. */
const sent = async ({ answers, workspaceId, link }: FoundShare, { log }: Known): Promise<SharedContent> => {
  const place = sharedRun(answers, workspaceId, link);
  const pinned = place && (await pinnedContent(log, place, answers.position));
  if (!pinned) throw new RefusalError('notFound');
  return {
    content: withPictures(asFinal(pinned.content), answers, workspaceId),
    choice: null,
    expires_at: link.expiresAt,
  };
};

/** Refuses 404 for removed content, 422 for days the link does not allow. */
const sharedContentOf = async (found: FoundShare, known: Known, asked: Asked): Promise<SharedContent> =>
  found.link.kind === 'report' ? sent(found, known) : computed(found, known, asked);

const readShare: Handler<'readShare'> = async (request, context) => {
  const { params, query, log, now } = context;
  const found = await findShare(context, params.token, now);
  const { id, passwordId } = found.link;
  if (passwordId !== null && !(await isPassFor(log, tokenOf(request), { id, passwordId, now })))
    return problem('sharePasswordNeeded');
  return json(200, await sharedContentOf(found, context, query));
};

export const shareLinkHandlers = {
  listShareLinks,
  createShareLink,
  changeShareLink,
  revokeShareLink,
  restoreShareLink,
  openShare,
  readShare,
};
