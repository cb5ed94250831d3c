/** Names the content of a share link and links to its page. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { hasReachedClient } from '#domain/reports/lifecycle.ts';
import { runAddress } from '../../../parts/reports/reportAddress.ts';
import { rangeText } from '../../../parts/reports/reportWords.ts';

export const boardOfClient = (clientId: string, board: string): string =>
  `${protectedPages.dashboard.path}?${new URLSearchParams({ tab: 'dashboards', board, client: clientId })}`;

type Known = {
  readonly dashboards: readonly Pick<DashboardItem, 'id' | 'name' | 'client_id' | 'archived_at'>[];
  readonly runs: readonly Pick<ReportRunItem, 'id' | 'report_id' | 'title' | 'range' | 'state'>[];
};

export type SharedThing = {
  readonly label: string;
  readonly to: string | null;
  readonly missing: string | null;
};

const dashboardOf = ({ client_id, shown_id }: ShareLinkItem, { dashboards }: Known): SharedThing => {
  const found = dashboards.find(({ id }) => id === shown_id);
  if (!found) return { label: 'A dashboard', to: null, missing: 'It is not there any more.' };
  const { id, name, archived_at, client_id: own } = found;
  if (archived_at !== null)
    return { label: `Dashboard ${name}`, to: null, missing: 'It is archived: the link shows nothing.' };
  const isTheirs = own === null || own === client_id;
  return {
    label: `Dashboard ${name}`,
    to: boardOfClient(client_id, id),
    missing: isTheirs ? null : 'It is another client’s: the link shows nothing.',
  };
};

const runOf = ({ shown_id }: ShareLinkItem, { runs }: Known): SharedThing => {
  const found = runs.find(({ id }) => id === shown_id);
  if (!found) return { label: 'A report', to: null, missing: 'It is not there any more.' };
  const { id, report_id, title, range, state } = found;
  return {
    label: `Report ${title}${range === null ? '' : `, ${rangeText(range)}`}`,
    to: runAddress(report_id, id),
    missing: hasReachedClient(state)
      ? null
      : 'It is being generated again: the link shows nothing until it is sent.',
  };
};

export const sharedThing = (link: ShareLinkItem, known: Known): SharedThing => {
  switch (link.kind) {
    case 'overview':
      return {
        label: 'Overview',
        to: `${protectedPages.dashboard.path}?client=${encodeURIComponent(link.client_id)}`,
        missing: null,
      };
    case 'dashboard':
      return dashboardOf(link, known);
    case 'report':
      return runOf(link, known);
  }
};
