/** Renders the clients' payments to the agency in one currency: metrics, MRR movements and course. */
import { useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { MovedClients } from '../../../parts/agency/MovedClients.tsx';
import { periodLabels, type RevenuePeriodName, revenuePeriods } from '../../../parts/agency/revenueSums.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import styles from './Revenue.module.css';
import { RevenueBreakdown } from './RevenueBreakdown.tsx';
import { RevenueCharts } from './RevenueCharts.tsx';
import { RevenueFigures } from './RevenueFigures.tsx';

const NoFees = () => (
  <EmptyState
    level={3}
    title="No fees yet"
    text="Write down what a client pays in its tab “Revenue”, and MRR, retention and churn are worked out from it."
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
  <div className={styles.choice}>
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
  </div>
);

const Shown = ({ items, day }: { items: readonly Revenue[]; day: string }) => {
  const [chosen, setChosen] = useState<Revenue['currency'] | null>(null);
  const [period, setPeriod] = useState<RevenuePeriodName>('last_30_days');
  const revenue = items.find(({ currency }) => currency === chosen) ?? items[0];
  if (!revenue) return <NoFees />;
  const { currency } = revenue;
  const title = `Won, lost and changed, ${periodLabels[period].toLowerCase()}`;
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
      <h2 id="revenue">Revenue</h2>
      <p className={styles.quiet}>
        What your clients pay you each month. Fees of different currencies are never added.
      </p>
      {error && !data && <ListFailure what="The revenue" error={error} onRetry={refetch} />}
      {!error && !data && <ShapeSkeleton figures={4} charts={1} rows={6} />}
      {data && <Shown items={data.items} day={data.day} />}
    </section>
  );
};
