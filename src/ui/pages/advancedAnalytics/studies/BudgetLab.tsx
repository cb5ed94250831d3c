/** Renders the budget lab: spend per channel by slider, revenue by response curves, and the best distribution. */
import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bestPlan, mostShift, planRevenue } from '#domain/analysis/budgetPlan.ts';
import { marginAt, revenueAt } from '#domain/analysis/responseCurve.ts';
import type { BudgetReply } from '#domain/contract/analysisSchemas.ts';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { checkFeature } from '#domain/plans/checkLimit.ts';
import { namedAxis } from '../../../charts/chartAxis.ts';
import { TrendChart } from '../../../charts/TrendChart.tsx';
import { longDay, times } from '../../../content/formatMetric.ts';
import { useStaleReply } from '../../../data/useStaleReply.ts';
import { ChartMenu } from '../../../parts/chartMenu/ChartMenu.tsx';
import { chartUnitOf, writtenFigure } from '../../../parts/figures/figureWriting.ts';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import type { WidgetState } from '../../../parts/figures/widgetState.ts';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import { filterStep } from '../../../services/filterStep.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import { BudgetScenarios } from './BudgetScenarios.tsx';
import { BudgetSlider } from './BudgetSlider.tsx';
import { type BudgetRow, budgetColumns, budgetCsv, sumOf } from './budgetColumns.ts';
import styles from './Studies.module.css';
import { StudyFrame, studyQuery, useStudiedClient } from './StudyFrame.tsx';

type Channel = BudgetReply['channels'][number];

/** Weekly spend in cents by channel; a channel without one has its present spend. */
type Plan = Readonly<Record<string, number>>;

const planKey = 'budget';

const readPlan = (text: string | null): Plan =>
  Object.fromEntries(
    (text ?? '').split(',').flatMap((part) => {
      const [channel = '', cents = ''] = part.split(':');
      return /^\d{1,12}$/.test(cents) ? [[channel, Number(cents)]] : [];
    }),
  );

/** At most twice the present spend, as the sliders go. */
const spendsOf = (channels: readonly Channel[], text: string | null): readonly number[] => {
  const typed = readPlan(text);
  return channels.map((one) => Math.min(typed[one.channel] ?? one.spend_cents, one.spend_cents * 2));
};

/** In the address, so that a link is the scenario. Present spends are omitted. */
const usePlanInAddress = (channels: readonly Channel[]) => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(planKey);
  const spends = useMemo(() => spendsOf(channels, asked), [channels, asked]);
  const setSpends = (next: readonly number[]) =>
    setParams(
      (now) => {
        const changed = channels.flatMap(({ channel, spend_cents }, place) =>
          next[place] === spend_cents ? [] : [`${channel}:${next[place]}`],
        );
        const search = new URLSearchParams(now);
        search.delete(planKey);
        if (changed.length > 0) search.set(planKey, changed.join(','));
        return search;
      },
      filterStep({ isTyped: true }),
    );
  return { spends, setSpends };
};

const levels = Array.from({ length: 17 }, (_, step) => step / 8);

const Curves = ({ channels, currency }: { channels: readonly Channel[]; currency: string }) => {
  const axis = useMemo(
    () =>
      namedAxis(
        'Spend against now',
        levels.map((level) => `${Math.round(level * 100)}%`),
      ),
    [],
  );
  const series = useMemo(
    () =>
      channels.map((channel) => ({
        name: channel.label,
        values: levels.map((level) => Math.round(revenueAt(channel, channel.spend_cents * level))),
      })),
    [channels],
  );
  const unit = useMemo(() => chartUnitOf('revenue_cents', currency), [currency]);
  const best = channels.toSorted(
    (one, other) => marginAt(other, other.spend_cents) - marginAt(one, one.spend_cents),
  )[0];
  return (
    <TrendChart
      title="Weekly revenue by spend"
      level={3}
      axis={axis}
      series={series}
      unit={unit}
      height={260}
      summary={
        best
          ? `The next dollar brings most in ${best.label}: ${times(marginAt(best, best.spend_cents))}.`
          : 'There is nothing to show.'
      }
      menu={<ChartMenu />}
    />
  );
};

const Verdict = ({ rows, currency }: { rows: readonly BudgetRow[]; currency: string }) => {
  const money = (cents: number) => writtenFigure('revenue_cents', Math.round(cents), currency);
  const curves = rows.map((row) => ({ curve: row, spend: row.spend_cents }));
  const now = planRevenue(
    curves,
    rows.map((row) => row.spend_cents),
  );
  const [plan, best] = [
    planRevenue(
      curves,
      rows.map((row) => row.plan),
    ),
    planRevenue(
      curves,
      rows.map((row) => row.best),
    ),
  ];
  const over = sumOf(rows.map((row) => row.plan - row.spend_cents));
  const sum =
    over === 0 ? 'the same sum as now' : `${money(Math.abs(over))} ${over > 0 ? 'more' : 'less'} than now`;
  return (
    <p role="status">
      The plan spends {money(sumOf(rows.map((row) => row.plan)))} a week, {sum}, for {money(plan)} of revenue
      ({money(now)} now). The best distribution of today’s sum brings {money(best)}.
    </p>
  );
};

type LabProps = { reply: BudgetReply; currency: string; clientId: string };

const Lab = ({ reply, currency, clientId }: LabProps) => {
  const { channels } = reply;
  const { spends, setSpends } = usePlanInAddress(channels);
  const best = useMemo(
    () => bestPlan(channels.map((channel) => ({ curve: channel, spend: channel.spend_cents }))),
    [channels],
  );
  const rows = channels.map((channel, place) => ({
    ...channel,
    plan: spends[place] ?? channel.spend_cents,
    best: best[place] ?? channel.spend_cents,
  }));
  return (
    <>
      <Verdict rows={rows} currency={currency} />
      <div className={styles.sliders}>
        {rows.map(({ channel, label, spend_cents, plan }, place) => (
          <BudgetSlider
            key={channel}
            label={label}
            now={spend_cents}
            cents={plan}
            currency={currency}
            onChange={(cents) => setSpends(spends.map((spend, at) => (at === place ? cents : spend)))}
          />
        ))}
      </div>
      <Flex wrap align="center" gap="8px 12px" className={styles.choices ?? ''}>
        <Button type="primary" onClick={() => setSpends(best)}>
          Optimise
        </Button>
        <Button onClick={() => setSpends(channels.map(({ spend_cents }) => spend_cents))}>Reset</Button>
        <CsvButton what="budget plan" rows={rows} tableOf={budgetCsv} />
      </Flex>
      <BudgetScenarios
        clientId={clientId}
        channels={channels}
        currency={currency}
        planKey={planKey}
        spendsOf={(plan) => spendsOf(channels, plan)}
      />
      <Curves channels={channels} currency={currency} />
      <DataTable
        label="Budget by channel"
        rows={rows}
        keyOf={({ channel }) => channel}
        columns={budgetColumns(rows, currency)}
        density="compact"
        isWhole
      />
      <p className={styles.quiet}>
        Curves a(1 − e^(−x/b)) of weekly revenue by spend, by least squares over {longDay(reply.range.from)}{' '}
        to {longDay(reply.range.to)}. Where the history does not show how revenue bends, the curve is
        illustrative: it passes through the mean of the latest four weeks. Spend now is the mean of four
        weeks. Optimise moves each channel by at most {mostShift * 100}%, until the next dollar brings the
        same in each, and keeps the sum.
      </p>
    </>
  );
};

/** Whole plan states: for the agency, with Enterprise. */
const useLockedState = (
  isOfClient: boolean,
): { readonly state: WidgetState | null; readonly isOpen: boolean } => {
  const { plan, known, has } = usePlan();
  if (isOfClient) return { state: { is: 'empty', kind: 'noPermission' }, isOpen: false };
  if (!known || has('predictive_analytics')) return { state: null, isOpen: known };
  const neededPlan = checkFeature(plan, 'predictive_analytics')?.neededPlan ?? null;
  return {
    state: { is: 'locked', problem: problemOf('featureLocked', { plan, neededPlan }) },
    isOpen: false,
  };
};

export const BudgetLab = ({ selection }: { selection: MetricSelection }) => {
  const clientId = useStudiedClient(selection);
  const { state, isOpen } = useLockedState(selection.use.isOfClient);
  const query = useMemo(() => studyQuery(clientId, selection), [clientId, selection]);
  const reply = useStaleReply('readBudget', query, { isWanted: clientId !== null && isOpen });
  return (
    <StudyFrame
      title="Budget lab"
      clientId={clientId}
      selection={selection}
      reply={reply}
      state={state}
      missing={({ channels }) =>
        channels.length === 0 ? 'No channel of this client has spend in the last four weeks.' : null
      }
    >
      {(data) => <Lab reply={data} currency={selection.currency} clientId={clientId ?? ''} />}
    </StudyFrame>
  );
};
