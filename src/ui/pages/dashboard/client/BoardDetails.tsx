/** Renders the details below the key metrics: trend, channels, campaigns, funnel, places, hours, goals and actions. */
import { Flex } from 'antd';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { isAgencyOnly } from '#domain/history/agencyOnly.ts';
import { makeClientWork } from '#machines/editing/clientWorkService.ts';
import { actorOf, whatHappened } from '../../../content/activity.ts';
import { shortTime } from '../../../content/dates.ts';
import type { Names } from '../../../content/eventSentence.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { actionsOfClient } from '../../../data/clientReads.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { alertsAddress } from '../../../parts/alertsAddress.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { EventLink } from '../../../parts/EventLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import type { FigureName } from '../../../parts/figures/figureSpecs.ts';
import { formerParts } from '../../../parts/figures/formerParts.ts';
import { type MetricSelection, selectionState } from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { isLocked, widgetState } from '../../../parts/figures/widgetState.ts';
import type { Goals } from '../../../parts/goals/useGoals.ts';
import { usePart } from '../../../parts/usePart.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useMayListClients } from '../../../parts/view/useClients.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { type PagePart, PartTabs } from '../../../widgets/PartTabs.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { AlertActions } from '../alerts/AlertActions.tsx';
import alerts from '../alerts/Alerts.module.css';
import { alertInWords } from '../alerts/alertWords.ts';
import actionsLog from './ActionsLog.module.css';
import styles from './BoardDetails.module.css';
import { BoardForm } from './BoardForm.tsx';
import { CampaignsPart } from './CampaignsPart.tsx';
import { ChannelsPart } from './ChannelsPart.tsx';
import type { Edit, OpenForm } from './edit.ts';
import { FunnelPart } from './FunnelPart.tsx';
import { GoalsPart } from './GoalsPart.tsx';
import { HoursPart } from './HoursPart.tsx';
import { MoreFigures } from './MoreFigures.tsx';
import { SplitPart } from './SplitPart.tsx';
import { TrendPart } from './TrendPart.tsx';

const activityOf = (clientId: string): string => `${protectedPages.clients.path}/${clientId}/activity`;

const Row = ({ item, names }: { item: EventItem; names: Names }) => {
  const { world } = useServices();
  return (
    <li data-print={isAgencyOnly(item) ? 'never' : undefined}>
      <time dateTime={item.occurred_at}>{shortTime(item.occurred_at, world.clock.now())}</time>
      <p>
        <strong>{actorOf(item)}</strong> {whatHappened(item, names)}
      </p>
      <EventLink event={item} />
    </li>
  );
};

const ActionsLog = ({ board }: { board: MetricSelection }) => {
  const { world } = useServices();
  const { data, error, refetch } = useReply('listEvents', actionsOfClient(board.clientId, board.query));
  const names: Names = new Map(useReply('readWorkspace').data?.members.map(({ id, name }) => [id, name]));
  const empty = data?.total === 0 ? 'noData' : null;
  const listed = data?.items.length ?? 0;
  return (
    <WidgetFrame
      title="Actions"
      state={widgetState({ data, error }, empty)}
      height={320}
      readAt={world.clock.now()}
      onRetry={refetch}
      empty={{
        noData: {
          title: 'No actions on these days',
          text: 'Work for this client appears here, next to the figures it affects. Choose more days to see earlier work.',
          action: <ButtonLink to={activityOf(board.clientId)}>See all activity</ButtonLink>,
        },
      }}
    >
      {() => (
        <>
          <ol className={actionsLog.rows} aria-label="Actions for this client">
            {data?.items.map((item) => (
              <Row key={item.id} item={item} names={names} />
            ))}
          </ol>
          <p className={actionsLog.count} data-print="never">
            {data &&
              (data.total > listed
                ? `The latest ${listed} of ${data.total} on these days`
                : `${listed} on these days`)}
            {' · '}
            <AppLink className={actionsLog.more} to={activityOf(board.clientId)}>
              All activity
            </AppLink>
          </p>
        </>
      )}
    </WidgetFrame>
  );
};

const most = 3;

type OpenAlertsProps = {
  clientId: string;
  name: string;
  changes: Reversible | null;
};

const OpenAlerts = ({ clientId, name, changes }: OpenAlertsProps) => {
  const { data, error, refetch } = useReply('listAlerts', {
    client: clientId,
    status: 'open',
    limit: everything,
  });
  if (error && !data) return <ListFailure what="The open alerts" error={error} onRetry={refetch} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section className={alerts.open} aria-labelledby="open-alerts" data-print="never">
      <Flex wrap align="center" justify="space-between" gap="8px 16px" className={alerts.head ?? ''}>
        <h2 id="open-alerts">Open alerts</h2>
        <AppLink to={alertsAddress(clientId)} markCurrent={false}>
          {data.total > most ? `All ${data.total} alerts` : 'All alerts'}
        </AppLink>
      </Flex>
      <Flex component="ul" vertical gap={8} className={alerts.openList ?? ''}>
        {data.items.slice(0, most).map((alert) => (
          <li key={alert.id}>
            <StatusTag tone="warning">{longDay(alert.day)}</StatusTag>
            <span>{alertInWords(alert)}</span>
            {changes && <AlertActions alert={alert} name={name} changes={changes} />}
          </li>
        ))}
      </Flex>
    </section>
  );
};

type BoardDetailsProps = {
  board: MetricSelection;
  goals: Goals;
  /** Drawn by the chart. */
  metric: FigureName;
  name: string;
  form: OpenForm | null;
  setForm: (form: OpenForm | null) => void;
  own: OwnParts | 'awaited' | undefined;
};

/** Parts of the page around the figures. */
export type OwnParts = {
  readonly first: readonly PagePart[];
  readonly last: readonly PagePart[];
};

const partsOf = (board: MetricSelection, edit: Edit): readonly PagePart[] => [
  {
    key: 'channels',
    label: 'Channels',
    children: <ChannelsPart board={board} />,
  },
  { key: 'campaigns', label: 'Campaigns', children: <CampaignsPart board={board} {...edit} /> },
  {
    key: 'audience',
    label: 'Audience',
    children: (
      <div className={styles.details}>
        <div className={styles.thirds}>
          <FunnelPart board={board} />
          <SplitPart board={board} dimension="device" title="Devices" />
          <SplitPart board={board} dimension="country" title="Countries" />
        </div>
        <MoreFigures board={board} />
        <HoursPart board={board} />
      </div>
    ),
  },
  ...(board.use.isOfClient
    ? []
    : [{ key: 'activity', label: 'Activity', children: <ActionsLog board={board} /> }]),
];

const Parts = ({ parts }: { parts: readonly PagePart[] }) => {
  const inUse = usePart(parts);
  return parts.length > 0 && <PartTabs {...inUse} />;
};

const none: OwnParts = { first: [], last: [] };

export const BoardDetails = (props: BoardDetailsProps) => {
  const { board, goals, metric, name, form, setForm, own = none } = props;
  const changes = useReversible(makeClientWork);
  const isStaff = useMayListClients();
  const edit = { changes, onForm: setForm };
  // Outside of the plan's history and for filters without data there are no parts; the key metrics explain
  // this once.
  const state = selectionState(board, board.metrics);
  const leavesNothing = state.is === 'empty' && state.kind === 'filteredOut';
  const hasDays = !isLocked(board.metrics.error) && !leavesNothing;
  const goalsPart = (
    // Goals have their own periods, independent of the view.
    <div {...formerParts(false)}>
      <GoalsPart board={board} goals={goals} {...edit} />
    </div>
  );
  // Alerts are only for the agency, and an owner without a plan has none.
  const openAlerts = isStaff && !board.use.isOfClient && (
    <OpenAlerts clientId={board.clientId} name={name} changes={board.mayEdit ? changes : null} />
  );
  return (
    <div className={styles.details}>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {hasDays ? (
        <div className={styles.wideAndNarrow}>
          <TrendPart board={board} metric={metric} {...edit} />
          {goalsPart}
        </div>
      ) : (
        goalsPart
      )}
      {openAlerts}
      {own !== 'awaited' && (
        <Parts parts={[...own.first, ...(hasDays ? partsOf(board, edit) : []), ...own.last]} />
      )}
      {form && (
        <BoardForm
          board={board}
          clients={[{ value: board.clientId, label: name }]}
          form={form}
          changes={changes}
          onClose={() => setForm(null)}
        />
      )}
    </div>
  );
};
