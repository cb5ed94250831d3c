/** Renders the revenue metrics in one currency; each opens its calculation. */
import { useState } from 'react';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import { AgencyCard, type AgencyValue } from '../../../parts/agency/AgencyCard.tsx';
import {
  isOfPeriod,
  periodLabels,
  type RevenueFigureName,
  type RevenuePeriodName,
  revenueFigureNames,
  revenueText,
} from '../../../parts/agency/revenueSums.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import styles from './Revenue.module.css';

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

const noteOf = (name: RevenueFigureName, { revenue, period }: RevenueFiguresProps): string => {
  if (isOfPeriod(name)) return periodLabels[period].toLowerCase();
  if (name === 'arr') return 'a year';
  if (name === 'arpc') return `a month, of ${revenue.paying_clients} paying`;
  return name === 'ltv' ? 'over the time that a client stays' : 'a month';
};

export const RevenueFigures = (props: RevenueFiguresProps) => {
  const { revenue, period, day } = props;
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
            note={noteOf(name, props)}
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
