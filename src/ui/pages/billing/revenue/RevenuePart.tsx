/** Renders the clients' payments to the agency in one currency: metrics, MRR movements and course. */
import { Flex } from 'antd';
import { useMemo, useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import { dayAxis } from '../../../charts/chartAxis.ts';
import type { ChartUnit } from '../../../charts/chartUnit.ts';
import { TrendChart } from '../../../charts/TrendChart.tsx';
import { Waterfall } from '../../../charts/Waterfall.tsx';
import { useReply } from '../../../data/useReply.ts';
import { AgencyCard, type AgencyValue } from '../../../parts/agency/AgencyCard.tsx';
import { MovedClients } from '../../../parts/agency/MovedClients.tsx';
import {
  isOfPeriod,
  periodLabels,
  type RevenueFigureName,
  type RevenuePeriodName,
  revenueFigureNames,
  revenuePeriods,
  revenueText,
} from '../../../parts/agency/revenueSums.ts';
import { mrrNote, useSetAsidePayers } from '../../../parts/agency/useSetAsidePayers.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import styles from './Revenue.module.css';
import { RevenueBreakdown } from './RevenueBreakdown.tsx';

const lateDrawer = {
  fault: 'The arithmetic did not load',
  load: async () => (await import('../../../parts/agency/RevenueDrawer.tsx')).RevenueDrawer,
};

type RevenueFiguresProps = { revenue: Revenue; period: RevenuePeriodName; day: string };

const valuesOf = (name: RevenueFigureName, { revenue, period }: RevenueFiguresProps): AgencyValue[] => {
  const value = { key: revenue.currency, text: revenueText(name, revenue, period) };
  if (name !== 'mrr') return [value];
  const previous = revenue[period].start_cents;
  const versus = `the MRR ${period === 'last_30_days' ? '30 days' : '12 months'} ago`;
  return [{ ...value, change: { current: revenue.mrr_cents, previous, versus } }];
};

const noteOf = (
  name: RevenueFigureName,
  { revenue, period }: RevenueFiguresProps,
  setAside: number,
): string => {
  if (name === 'mrr') return mrrNote(setAside);
  if (isOfPeriod(name)) return periodLabels[period].toLowerCase();
  if (name === 'arr') return 'a year';
  if (name === 'arpc') return `a month, of ${revenue.paying_clients} paying`;
  return 'over the time that a client stays';
};

const RevenueFigures = (props: RevenueFiguresProps) => {
  const { revenue, period, day } = props;
  const setAside = useSetAsidePayers([revenue], day);
  const [opened, setOpened] = useState<RevenueFigureName | null>(null);
  const RevenueDrawer = useLazyModule(opened !== null, lateDrawer);
  return (
    <>
      <ul className={styles.figures} aria-label={`Revenue in ${revenue.currency}`}>
        {revenueFigureNames.map((name) => (
          <AgencyCard
            key={name}
            name={name}
            values={valuesOf(name, props)}
            note={noteOf(name, props, setAside)}
            onOpen={() => setOpened(name)}
          />
        ))}
      </ul>
      {opened !== null && RevenueDrawer && (
        <RevenueDrawer
          name={opened}
          items={[revenue]}
          period={period}
          day={day}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};

const height = 280;

const stepsOf = (part: Revenue[RevenuePeriodName]) => [
  { name: 'New', value: part.new_cents },
  { name: 'Returned', value: part.reactivation_cents },
  { name: 'Expansion', value: part.expansion_cents },
  { name: 'Contraction', value: 0 - part.contraction_cents },
  { name: 'Churned', value: 0 - part.churned_cents },
];

const RevenueCharts = ({ revenue, period }: { revenue: Revenue; period: RevenuePeriodName }) => {
  const { currency, series } = revenue;
  const part = revenue[period];
  const unit = useMemo((): ChartUnit => ({ kind: 'money', currency }), [currency]);
  const from = useMemo(() => ({ name: 'Start', value: part.start_cents }), [part]);
  const changes = useMemo(() => stepsOf(part), [part]);
  const axis = useMemo(() => dayAxis(series.map(({ day }) => day)), [series]);
  const lines = useMemo(() => [{ name: 'MRR', values: series.map((one) => one.mrr_cents) }], [series]);
  return (
    <div className={styles.charts}>
      <Waterfall title="MRR changes" from={from} changes={changes} to="Today" unit={unit} height={height} />
      <TrendChart title="MRR every 30 days" axis={axis} series={lines} unit={unit} height={height} />
    </div>
  );
};

const NoFees = () => (
  <EmptyState
    level={3}
    title="No fees yet"
    text="Add fees in each client’s Revenue tab to see MRR, retention and churn."
    action={<ButtonLink to={protectedPages.clients.path}>Go to clients</ButtonLink>}
  />
);

type ChoiceProps = {
  currencies: readonly Revenue['currency'][];
  currency: Revenue['currency'];
  period: RevenuePeriodName;
  onCurrency: (currency: Revenue['currency']) => void;
  onPeriod: (period: RevenuePeriodName) => void;
};

const Choice = ({ currencies, currency, period, onCurrency, onPeriod }: ChoiceProps) => (
  <Flex wrap gap="12px 16px">
    {currencies.length > 1 && (
      <KitSegmented<Revenue['currency']>
        aria-label="Currency"
        value={currency}
        options={[...currencies]}
        onChange={onCurrency}
      />
    )}
    <KitSegmented<RevenuePeriodName>
      aria-label="Compared time"
      value={period}
      options={revenuePeriods.map((value) => ({ value, label: periodLabels[value] }))}
      onChange={onPeriod}
    />
  </Flex>
);

const Shown = ({ items, day }: { items: readonly Revenue[]; day: string }) => {
  const [chosen, setChosen] = useState<Revenue['currency'] | null>(null);
  const [period, setPeriod] = useState<RevenuePeriodName>('last_30_days');
  const revenue = items.find(({ currency }) => currency === chosen) ?? items[0];
  if (!revenue) return <NoFees />;
  const { currency } = revenue;
  const title = `New, lost and changed, ${periodLabels[period].toLowerCase()}`;
  return (
    <>
      <Choice
        currencies={items.map((one) => one.currency)}
        currency={currency}
        period={period}
        onCurrency={setChosen}
        onPeriod={setPeriod}
      />
      <RevenueFigures revenue={revenue} period={period} day={day} />
      <RevenueCharts revenue={revenue} period={period} />
      <section className={styles.moved} aria-labelledby="moved-clients">
        <h3 id="moved-clients">{title}</h3>
        <MovedClients label={title} moves={revenue[period].moves} currency={currency} />
      </section>
      <RevenueBreakdown revenue={revenue} />
    </>
  );
};

export const RevenuePart = () => {
  const { data, error, refetch } = useReply('readRevenue');
  return (
    <section className={styles.part} aria-labelledby="revenue">
      <h2 className="title" id="revenue">
        Revenue
      </h2>
      <p className="quiet">What your clients pay you each month. Currencies are not converted.</p>
      {error && !data && <ListFailure what="The revenue" error={error} onRetry={refetch} />}
      {!error && !data && <ShapeSkeleton figures={4} charts={1} rows={6} />}
      {data && <Shown items={data.items} day={data.day} />}
    </section>
  );
};
