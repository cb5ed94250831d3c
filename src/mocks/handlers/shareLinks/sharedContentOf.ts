/** The content of a share link: a sent report as it was sent, all else computed now as a report would be; of the link's client alone. */

import type { SharedContent } from '#domain/contract/shareLinkSchemas.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { readView } from '#domain/metrics/readView.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { todayFor } from '../../http/clientDay.ts';
import type { BackendParts } from '../../http/context.ts';
import { RefusalError } from '../../http/refusal.ts';
import { asFinal } from '../../reports/asFinal.ts';
import { clientFilterNames } from '../../reports/filterNotes.ts';
import { makeContent } from '../../reports/makeContent.ts';
import { pinnedContent } from '../../reports/pinnedContent.ts';
import type { ReportSpec } from '../../reports/reportSpec.ts';
import { withPictures } from '../../reports/withPictures.ts';
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

/** What a plan keeps is the agency's own business: days that it has no more are like a link that is over. */
const withoutPlan = <Content>(make: () => Content): Content => {
  try {
    return make();
  } catch (error) {
    if (error instanceof RefusalError && error.code === 'limitReached') throw new RefusalError('notFound');
    throw error;
  }
};

/** Computed now. */
const computed = (found: FoundShare, { metrics, now }: Known, asked: Asked): SharedContent => {
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
  const content = withoutPlan(() => makeContent({ answers, metrics, workspaceId, now }, spec));
  return {
    content: withPictures(asFinal(content), answers, workspaceId),
    choice,
    expires_at: link.expiresAt,
  };
};

/** As it was sent, whatever has become of its figures. */
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

/** Refuses 404 for what is gone, 422 for days that the link does not let its visitors choose. */
export const sharedContentOf = async (
  found: FoundShare,
  known: Known,
  asked: Asked,
): Promise<SharedContent> =>
  found.link.kind === 'report' ? sent(found, known) : computed(found, known, asked);
