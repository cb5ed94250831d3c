/** Builds a share link's content for its client only: a sent report as stored, everything else computed now. */

import type { SharedContent } from '#domain/contract/shareLinkSchemas.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { readView } from '#domain/metrics/readView.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { todayFor } from '../clients/clientDay.ts';
import type { BackendParts } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { asFinal } from '../reports/asFinal.ts';
import { clientFilterNames } from '../reports/filterNotes.ts';
import { makeContent } from '../reports/makeContent.ts';
import { pinnedContent } from '../reports/pinnedContent.ts';
import type { ReportSpec } from '../reports/reportSpec.ts';
import { withPictures } from '../reports/withPictures.ts';
import type { FoundShare } from './foundShare.ts';
import { sharedDashboard, sharedRun } from './sharedContentSource.ts';
import { choiceOf, sharedDays } from './sharedDays.ts';
import { dashboardSections, overviewSections, type SharedLimit } from './sharedSections.ts';

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
export const sharedContentOf = async (
  found: FoundShare,
  known: Known,
  asked: Asked,
): Promise<SharedContent> =>
  found.link.kind === 'report' ? sent(found, known) : computed(found, known, asked);
