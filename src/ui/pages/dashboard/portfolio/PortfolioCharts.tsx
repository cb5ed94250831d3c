/** Renders the charts of the portfolio: a metric against the former period, and spend by channel. */

import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { StackedArea } from '../../../charts/StackedArea.tsx';
import type { MetricsInUse } from '../../../data/useMetrics.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { type AnnotationWays, useAnnotationWays } from '../../../parts/annotations/useAnnotationWays.tsx';
import { ChartMenu } from '../../../parts/chartMenu/ChartMenu.tsx';
import type { ChartMenuSubject } from '../../../parts/chartMenu/chartMenuSubject.ts';
import { chooseDays } from '../../../parts/figures/drawnDays.ts';
import { emptinessOf } from '../../../parts/figures/emptinessOf.ts';
import { FigureTrend } from '../../../parts/figures/FigureTrend.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../../parts/figures/figureWriting.ts';
import { emptyWaysOf } from '../../../parts/figures/selectionEmptiness.tsx';
import { stepAxis } from '../../../parts/figures/stepAxis.ts';
import { stepCells } from '../../../parts/figures/stepCells.tsx';
import { stepEdges } from '../../../parts/figures/stepEdges.ts';
import { useConnect } from '../../../parts/figures/useConnect.ts';
import { useReplyMarks } from '../../../parts/figures/useMarks.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { type EmptyKind, widgetState } from '../../../parts/figures/widgetState.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { AnnotationsDrawer } from '../client/AnnotationsDrawer.tsx';
import type { PortfolioFigureName } from './portfolioFigures.ts';
import { clientAddress, useAllFigures, useChannelFigures, usePortfolio, useVersus } from './usePortfolio.ts';

type DrawerProps = { use: ViewInUse; edit: AnnotationWays['edit'] | undefined; onClose: () => void };

const Drawer = ({ use, edit, onClose }: DrawerProps) => {
  const clients = useClients(true);
  const addressOf = clientAddress(use);
  const { from, to } = use.query;
  return (
    <AnnotationsDrawer
      title="Annotations of these days"
      query={{ from, to }}
      isForAgency
      edit={edit}
      before={({ client_id }) =>
        client_id === null ? (
          'All clients:'
        ) : (
          <AppLink to={addressOf(client_id)}>
            {clients?.find(({ id }) => id === client_id)?.name ?? client_id}
          </AppLink>
        )
      }
      onClose={onClose}
    />
  );
};

const PortfolioAnnotations = ({ use }: { use: ViewInUse }) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const ways = useAnnotationWays({ clientId: null, day: calendarDayOf(use.days.to), onDone: close });
  const mayWrite = useCanEdit('agency');
  if (!use.view.annotations) return null;
  return (
    <>
      <Button size="small" type="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Annotations of these days
      </Button>
      {mayWrite && (
        <Button size="small" type="text" aria-haspopup="dialog" onClick={ways.add}>
          Add annotation
        </Button>
      )}
      {ways.shown}
      {isOpen && <Drawer use={use} edit={mayWrite ? ways.edit : undefined} onClose={close} />}
    </>
  );
};

const height = 260;

/** Includes the height of title and legend. */
const wholeHeight = height + 84;

type PartProps = { readonly use: ViewInUse };

const isFiltered = ({ view }: ViewInUse): boolean =>
  filterDimensions.some((dimension) => view.filters[dimension].length > 0);

/** Names come from the portfolio; marks of archived clients are shown without a name. */
const useClientNames = (use: ViewInUse): ReadonlyMap<string, string> => {
  // The table owns this request; a late part would retry a failed one.
  const clients = usePortfolio(use, false).data?.clients;
  return useMemo(() => new Map(clients?.map(({ id, name }) => [id, name])), [clients]);
};

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

type MetricProps = PartProps & { readonly name: PortfolioFigureName };

const titleOf = (name: PortfolioFigureName): string => `${figureSpecs[name].label} of all clients`;

const Trend = ({ use, name, reply, versus }: MetricProps & { reply: MetricReply; versus: string }) => (
  <FigureTrend
    reply={reply}
    name={name}
    title={titleOf(name)}
    comparedWith={reply.previous === null ? undefined : capital(versus)}
    annotations={useReplyMarks({ clientId: null, use, names: useClientNames(use) }, reply)}
    use={use}
    height={height}
    clientId={null}
    opensSteps
  />
);

export const MetricTrend = ({ use, name }: MetricProps) => {
  const { data, error, isFormer, readAt, refetch } = useAllFigures(use);
  const versus = useVersus(use, isFormer);
  const connect = useConnect();
  return (
    <WidgetFrame
      title={titleOf(name)}
      titleInside
      state={widgetState({ data, error }, emptinessOf(data, isFiltered(use)))}
      height={wholeHeight}
      readAt={readAt}
      isBusy={isFormer}
      onRetry={refetch}
      empty={emptyWaysOf({ use, connect })}
    >
      {() =>
        data && (
          <>
            <Trend use={use} name={name} reply={data} versus={versus} />
            <PortfolioAnnotations use={use} />
          </>
        )
      }
    </WidgetFrame>
  );
};

const spendingRows = ({ rows }: MetricReply): MetricReply['rows'] =>
  rows.filter(({ spend_cents: spend }) => (spend ?? 0) > 0);

const emptinessOfSpend = ({ data }: MetricsInUse, use: ViewInUse): EmptyKind | null => {
  const empty = emptinessOf(data, isFiltered(use));
  if (empty !== null || data === undefined || spendingRows(data).length > 0) return empty;
  return isFiltered(use) ? 'filteredOut' : 'noData';
};

const spendSubject = ({ query }: ViewInUse): ChartMenuSubject => ({
  kind: 'bar',
  figures: ['spend_cents'],
  by: 'channel',
  clientId: null,
  query,
});

const Channels = ({ use, reply }: PartProps & { reply: MetricReply }) => {
  const { series: steps, interval, currency } = reply;
  const axis = useMemo(
    () =>
      stepAxis(
        steps.map(({ at }) => at),
        interval,
      ),
    [steps, interval],
  );
  const rows = useMemo(() => spendingRows(reply), [reply]);
  const series = useMemo(
    () =>
      rows.map(({ label, series: points = [] }) => ({
        name: label,
        values: points.map((point) => point.spend_cents ?? 0),
      })),
    [rows],
  );
  const unit = useMemo(() => chartUnitOf('spend_cents', currency), [currency]);
  return (
    <StackedArea
      title="Spend by channel"
      level={2}
      axis={axis}
      series={series}
      unit={unit}
      height={height}
      {...stepEdges(reply)}
      onRange={chooseDays(use, reply)}
      cellOf={stepCells(reply, (column) => {
        const row = rows[column];
        return row && { figure: 'spend_cents', part: `channel:${row.key}` };
      })}
      menu={<ChartMenu subject={spendSubject(use)} />}
    />
  );
};

export const SpendByChannel = ({ use }: PartProps) => {
  const metrics = useChannelFigures(use);
  const { data, readAt, isFormer, refetch } = metrics;
  const connect = useConnect();
  return (
    <WidgetFrame
      title="Spend by channel"
      titleInside
      state={widgetState(metrics, emptinessOfSpend(metrics, use))}
      height={wholeHeight}
      readAt={readAt}
      isBusy={isFormer}
      onRetry={refetch}
      empty={emptyWaysOf({ use, connect })}
    >
      {() => data && <Channels use={use} reply={data} />}
    </WidgetFrame>
  );
};
