/** Lists a client's dashboards, which of them its users may read, and its share links. */
import { Flex, Switch } from 'antd';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { hasReachedClient } from '#domain/reports/lifecycle.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { runAddress } from '../../../parts/reports/reportAddress.ts';
import { rangeText } from '../../../parts/reports/reportWords.ts';
import { ShareLinks } from '../../../parts/share/ShareLinks.tsx';
import { useShareChanges } from '../../../parts/share/useShareChanges.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';

const boardOfClient = (clientId: string, board: string): string =>
  `${protectedPages.dashboard.path}?${new URLSearchParams({ tab: 'dashboards', board, client: clientId })}`;

type Known = {
  readonly dashboards: readonly Pick<DashboardItem, 'id' | 'name' | 'client_id' | 'archived_at'>[];
  readonly runs: readonly Pick<ReportRunItem, 'id' | 'report_id' | 'title' | 'range' | 'state'>[];
};

type SharedThing = {
  readonly label: string;
  readonly to: string | null;
  readonly missing: string | null;
};

const dashboardOf = ({ client_id, shown_id }: ShareLinkItem, { dashboards }: Known): SharedThing => {
  const found = dashboards.find(({ id }) => id === shown_id);
  if (!found) return { label: 'A dashboard', to: null, missing: 'It no longer exists.' };
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
  if (!found) return { label: 'A report', to: null, missing: 'It no longer exists.' };
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

type ClientLinksProps = { readonly client: ClientItem };

/** Loaded only if a link shares content of that kind. */
const useShared = (client: ClientItem, links: readonly ShareLinkItem[]) => {
  const shows = (kind: ShareLinkItem['kind']) => links.some((link) => link.kind === kind);
  const [wantsDashboards, wantsRuns] = [shows('dashboard'), shows('report')];
  const dashboards = useReply('listDashboards', { status: 'all', limit: everything }, wantsDashboards);
  const runs = useReply('listReportRuns', { client: client.id, limit: everything }, wantsRuns);
  const failed = [dashboards, runs].find(({ data, error }) => error !== null && !data);
  return {
    failed,
    known:
      (wantsDashboards && !dashboards.data) || (wantsRuns && !runs.data)
        ? null
        : { dashboards: dashboards.data?.items ?? [], runs: runs.data?.items ?? [] },
  };
};

const Shown = ({ link, known }: { link: ShareLinkItem; known: Parameters<typeof sharedThing>[1] }) => {
  const { label, to, missing } = sharedThing(link, known);
  return (
    <>
      {to === null ? (
        label
      ) : (
        <AppLink to={to} markCurrent={false}>
          {label}
        </AppLink>
      )}
      {missing !== null && `. ${missing}`}
    </>
  );
};

const Links = ({ client }: ClientLinksProps) => {
  const actor = useShareChanges();
  const { data, error, refetch } = useReply('listShareLinks', { client: client.id, limit: everything });
  const links = data?.items ?? [];
  const { failed, known } = useShared(client, links);
  if (error && !data) return <ListFailure what="The share links" error={error} onRetry={refetch} />;
  if (failed?.error)
    return <ListFailure what="What the links show" error={failed.error} onRetry={failed.refetch} />;
  if (!data || known === null) return <ShapeSkeleton rows={3} />;
  if (links.length === 0)
    return (
      <p>
        Nothing of {client.name} is shared by link. “Share” makes one: on the overview, on a dashboard and on
        a sent report.
      </p>
    );
  return <ShareLinks links={links} actor={actor} shownBy={(link) => <Shown link={link} known={known} />} />;
};

const ClientLinks = ({ client }: ClientLinksProps) => (
  <Flex component="section" vertical gap={14} className={styles.history ?? ''} aria-labelledby="share-links">
    <h3 id="share-links">Share links</h3>
    {client.status === 'archived' && <p>While {client.name} is archived, its links show nothing.</p>}
    <Links client={client} />
  </Flex>
);

type DashboardsTabProps = { client: ClientItem; changes: ClientChanges };

type RowProps = DashboardsTabProps & { dashboard: DashboardItem };

const Row = ({ dashboard, client, changes }: RowProps) => {
  const mayChange = useCanEdit();
  const { id, name, widgets, visible_to_client: isShared, view_only: isViewOnly, etag } = dashboard;
  return (
    <Flex
      component="li"
      align="start"
      justify="space-between"
      gap="8px 16px"
      className={styles.fileRow ?? ''}
    >
      <Flex vertical gap={2} className={styles.fileText ?? ''}>
        <strong>
          <AppLink to={boardOfClient(client.id, id)} markCurrent={false}>
            {name}
          </AppLink>
        </strong>
        <span>
          {widgets.length} {widgets.length === 1 ? 'widget' : 'widgets'}.{' '}
          {isShared ? 'Visible to client' : 'Not visible to client'}{' '}
          {isViewOnly && <StatusTag tone="warning">View only</StatusTag>}
        </span>
      </Flex>
      <Switch
        aria-label={`${name} visible to client`}
        checked={isShared}
        disabled={!mayChange || changes.busy || isViewOnly || client.status === 'archived'}
        onChange={(isOn) => changes.ask({ kind: isOn ? 'shareDashboard' : 'hideDashboard', id, name, etag })}
      />
    </Flex>
  );
};

const OwnDashboards = ({ client, changes }: DashboardsTabProps) => {
  const { data, error, refetch } = useReply('listDashboards', { client: client.id, limit: everything });
  if (error && !data) return <ListFailure what="The dashboards" error={error} onRetry={refetch} />;
  if (!data) return <ShapeSkeleton rows={3} />;
  const all = <ButtonLink to={boardOfClient(client.id, 'all')}>All dashboards</ButtonLink>;
  if (data.items.length === 0)
    return (
      <EmptyState
        level={3}
        title="No dashboards of its own"
        text={`A dashboard that is made for ${client.name} can be shared with its people.`}
        action={all}
      />
    );
  return (
    <Flex vertical gap={16} className={styles.lines ?? ''}>
      <ul aria-label={`Dashboards of ${client.name}`}>
        {data.items.map((dashboard) => (
          <Row key={dashboard.id} dashboard={dashboard} client={client} changes={changes} />
        ))}
      </ul>
      <div>{all}</div>
    </Flex>
  );
};

export const DashboardsTab = (props: DashboardsTabProps) => (
  <>
    <OwnDashboards {...props} />
    <ClientLinks client={props.client} />
  </>
);
