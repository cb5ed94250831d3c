/** Renders the calculation of a revenue metric by currency: its formula with amounts, and the clients. */
import { Flex } from 'antd';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import { agencyFigures } from '#domain/portfolio/agencyFigures.ts';
import { longDay } from '../../content/formatMetric.ts';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './FeesDrawer.module.css';
import { FeesDrawer } from './FeesDrawer.tsx';
import { MovedClients } from './MovedClients.tsx';
import { isOfPeriod, type RevenueFigureName, type RevenuePeriodName, revenueSum } from './revenueSums.ts';

export type RevenueDrawerProps = {
  name: RevenueFigureName;
  items: readonly Revenue[];
  period: RevenuePeriodName;
  day: string;
  onClose: () => void;
};

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const InCurrency = ({ name, period, day, revenue }: RevenueDrawerProps & { revenue: Revenue }) => {
  const { currency } = revenue;
  const { from, moves } = revenue[period];
  const listed = name === 'logo_churn' ? moves.filter(({ kind }) => kind === 'churned') : moves;
  return (
    <Flex component="section" vertical gap={8} className={styles.part ?? ''} aria-label={`In ${currency}`}>
      <h3>{currency}</h3>
      {isOfPeriod(name) && (
        <p>
          {longDay(from)} to {longDay(day)}
        </p>
      )}
      <p>
        <output data-sum={`${name} ${currency}`}>{revenueSum(name, revenue, period)}</output>
      </p>
      {isOfPeriod(name) && (
        <MovedClients label={`Changed fees in ${currency}`} moves={listed} currency={currency} />
      )}
    </Flex>
  );
};

const monthBefore = (day: string): string => calendarDayOf((epochDayOf(day) ?? 0) - 30);

export const RevenueDrawer = (props: RevenueDrawerProps) => {
  const { name, items, day, onClose } = props;
  const { label, formula, note } = agencyFigures[name];
  if (name === 'mrr') {
    const mrr = items.map(({ currency, mrr_cents, fees, last_30_days }) => {
      return { currency, cents: mrr_cents, previous_cents: last_30_days.start_cents, fees };
    });
    return <FeesDrawer title={label} mrr={mrr} day={day} before={monthBefore(day)} onClose={onClose} />;
  }
  return (
    <SideDrawer title={label} focus="title" isWide onClose={onClose}>
      <Flex vertical gap={28} className={styles.body ?? ''}>
        <p>
          {capital(formula)}. {note}
        </p>
        {items.length === 0 && <p>No client has a fee yet.</p>}
        {items.map((revenue) => (
          <InCurrency key={revenue.currency} {...props} revenue={revenue} />
        ))}
      </Flex>
    </SideDrawer>
  );
};
