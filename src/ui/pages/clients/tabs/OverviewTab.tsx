/** Renders a client's key facts, status and recent history. */
import { Descriptions, Flex } from 'antd';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { bandLabels } from '#domain/portfolio/healthScore.ts';
import { day } from '../../../content/dates.ts';
import { longDay, noFigure } from '../../../content/formatMetric.ts';
import { bandTones } from '../../../content/health.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ClientStatus } from '../../../parts/ClientStatus.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { ChangeText } from '../../../parts/figures/ChangeText.tsx';
import { emptinessOf } from '../../../parts/figures/emptinessOf.ts';
import { FigureText } from '../../../parts/figures/FigureText.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { shownFigures } from '../../../parts/figures/shownFigures.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../parts/figures/widgetState.ts';
import { AttainmentCell, PaceCell } from '../../../parts/health/ProgressCells.tsx';
import { ReasonText } from '../../../parts/health/ReasonText.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { PictureField } from '../../../parts/pictures/PictureField.tsx';
import { useStaff } from '../../../parts/useStaff.ts';
import { useDefaultQuery } from '../../../parts/view/useDefaultQuery.ts';
import { useToday } from '../../../services/useToday.ts';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { useIsNarrow } from '../../../widgets/useIsNarrow.ts';
import styles from '../ClientDetails.module.css';
import { ClientTags } from '../ClientName.tsx';
import { ownerName } from '../clientColumns.tsx';
import { contractEndOf, feeText } from '../feeOfClient.ts';
import type { ClientChanges } from '../useClientChanges.ts';
import { useClientStatuses } from '../useClientStatuses.ts';
import { ClientHistory } from './ClientHistory.tsx';
import clientStatusPanel from './ClientStatusPanel.module.css';
import lastDays from './LastDays.module.css';

const Health = ({ health: { score, band } }: Pick<PortfolioClient, 'health'>) =>
  score === null || band === null ? (
    <p>There is not enough data for a health score yet.</p>
  ) : (
    <Flex component="p" wrap align="baseline" gap={8} className={clientStatusPanel.score ?? ''}>
      Health <strong>{score}</strong> of 100 <StatusTag tone={bandTones[band]}>{bandLabels[band]}</StatusTag>
    </Flex>
  );

const dayOrNone = (iso: string | null): string => (iso === null ? noFigure : day(iso));

type StatusProps = { readonly client: ClientItem; readonly status: PortfolioClient };

const Facts = ({ client, status }: StatusProps) => {
  const end = contractEndOf(client, useToday());
  const { goal, sources, sources_fresh: fresh } = status;
  const facts = [
    {
      label: goal === null ? 'Goal' : `Goal for ${goal.name}`,
      text: <AttainmentCell goal={goal} />,
    },
    { label: 'Budget', text: <PaceCell budget={status.budget} /> },
    { label: 'Sources', text: sources === 0 ? noFigure : `${fresh} of ${sources} up to date` },
    { label: 'Contract end', text: end === null ? noFigure : longDay(calendarDayOf(end)) },
    { label: 'Last report', text: dayOrNone(status.last_report_at) },
    { label: 'Next report', text: dayOrNone(status.next_report_at) },
  ];
  return (
    <dl className={clientStatusPanel.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt className="small">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

const StatusPart = ({ client, status }: StatusProps) => (
  <>
    <Health health={status.health} />
    {status.reasons.length === 0 ? (
      <p className="quiet">Nothing needs attention.</p>
    ) : (
      <Flex component="ul" vertical gap={4} aria-label="What needs attention">
        {status.reasons.map((reason) => (
          <li key={`${reason.kind} ${reason.text}`}>
            <ReasonText client={status} reason={reason} />
          </li>
        ))}
      </Flex>
    )}
    <Facts client={client} status={status} />
  </>
);

const ClientStatusPanel = ({ client }: { client: ClientItem }) => {
  const { standings: statuses, error, refetch } = useClientStatuses();
  const status = statuses?.get(client.id);
  if (statuses && !status) return null;
  return (
    <section aria-labelledby="standing">
      <h3 id="standing">Status</h3>
      {status && <StatusPart client={client} status={status} />}
      {statuses === undefined && <ShapeSkeleton rows={4} />}
      {error && !statuses && <ListFailure what="Health and goals" error={error} onRetry={refetch} />}
    </section>
  );
};

const most = 6;

const Figures = ({ reply, versus }: { reply: MetricReply; versus: string }) => (
  <dl className={lastDays.figures}>
    {shownFigures(reply)
      .slice(0, most)
      .map((name) => (
        <div key={name} data-last-days={name}>
          <dt className="small">{figureSpecs[name].label}</dt>
          <dd className={lastDays.value}>
            <FigureText
              name={name}
              value={reply.totals[name]}
              currency={reply.currency}
              figures={reply.totals}
            />
          </dd>
          {reply.previous && (
            <dd className="small">
              <ChangeText
                name={name}
                current={reply.totals[name]}
                previous={reply.previous[name]}
                versus={versus}
              />
            </dd>
          )}
        </div>
      ))}
  </dl>
);

const LastDays = ({ client }: { client: ClientItem }) => {
  const { query, length } = useDefaultQuery(client.id);
  const metrics = useMetrics(query);
  const { data } = metrics;
  return (
    <WidgetFrame
      title={`Last ${length} days`}
      state={widgetState(metrics, emptinessOf(data, false))}
      height={140}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      tools={
        <AppLink to={`${protectedPages.dashboard.path}?client=${client.id}`} data-finger>
          Open dashboard
        </AppLink>
      }
    >
      {() => data && <Figures reply={data} versus={`previous ${length} days`} />}
    </WidgetFrame>
  );
};

const LogoPart = ({ client, changes }: { client: ClientItem; changes: ClientChanges }) => {
  const { id, name, etag } = client;
  const change = (logo_id: string) =>
    changes.ask({ kind: logo_id === '' ? 'removeLogo' : 'logo', id, name, etag, details: { logo_id } });
  return (
    <Flex component="section" vertical gap={14} className={styles.history ?? ''} aria-labelledby="logo">
      <h3 id="logo">Logo</h3>
      <OnlyChangeable>
        <PictureField
          value={client.logo_id}
          alt={`Logo of ${name}`}
          what="logo"
          busy={changes.busy}
          onChange={(picture) => change(picture ?? '')}
          onRemove={() => change('')}
        />
      </OnlyChangeable>
    </Flex>
  );
};

const datesOf = ({ sample, created_at, paused_at, archived_at }: ClientItem) => [
  { key: 'added', label: 'Added', children: `${day(created_at)}${sample ? ', as a sample' : ''}` },
  ...(paused_at === null ? [] : [{ key: 'paused', label: 'Paused', children: day(paused_at) }]),
  ...(archived_at === null
    ? []
    : [{ key: 'archived', label: 'Archived', children: `${day(archived_at)}, with everything kept` }]),
];

export const OverviewTab = ({ client, changes }: { client: ClientItem; changes: ClientChanges }) => {
  const today = useToday();
  const staff = useStaff();
  const isNarrow = useIsNarrow();
  const facts = [
    { key: 'status', label: 'Status', children: <ClientStatus status={client.status} /> },
    { key: 'domain', label: 'Domain', children: client.domain },
    { key: 'industry', label: 'Industry', children: client.industry },
    { key: 'time_zone', label: 'Time zone', children: client.time_zone },
    { key: 'owner', label: 'Owner', children: ownerName(client, staff) },
    { key: 'fee', label: 'Monthly fee', children: feeText(client, today) },
    {
      key: 'tags',
      label: 'Tags',
      children: client.tags.length === 0 ? '—' : <ClientTags tags={client.tags} />,
    },
    ...datesOf(client),
  ];
  return (
    <div className={styles.overview}>
      {client.status !== 'archived' && <ClientStatusPanel client={client} />}
      <LastDays client={client} />
      <Descriptions
        column={isNarrow ? 1 : 2}
        colon={false}
        classNames={{ label: styles.label ?? '' }}
        items={facts}
      />
      {client.status !== 'archived' && <LogoPart client={client} changes={changes} />}
      <Flex component="section" vertical gap={14} className={styles.history ?? ''} aria-labelledby="history">
        <h3 id="history">History</h3>
        <ClientHistory client={client} first={20} />
      </Flex>
    </div>
  );
};
