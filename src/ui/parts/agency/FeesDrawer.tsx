/** Renders the calculation of MRR: the fee of each client, summed by currency. */
import { Flex } from 'antd';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { RetainersInCurrency } from '#domain/contract/portfolioSchemas.ts';
import { agencyFigures } from '#domain/portfolio/agencyFigures.ts';
import { longDay } from '../../content/formatMetric.ts';
import { counted } from '../../content/limits.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './FeesDrawer.module.css';
import { useSetAsidePayers } from './useSetAsidePayers.ts';

type FeesDrawerProps = {
  title: string;
  mrr: readonly RetainersInCurrency[];
  /** Day of the fees: `2026-11-21`. */
  day: string;
  before: string | null;
  onClose: () => void;
};

type Fee = RetainersInCurrency['fees'][number];
type Group = { group: RetainersInCurrency } & Pick<FeesDrawerProps, 'day' | 'before'>;

const columnsOf = ({ group, day, before }: Group): readonly DataColumn<Fee>[] => {
  const { currency, cents, previous_cents: previous } = group;
  const paid = (amount: number | null) => (amount === null ? '—' : feeAmount(amount, currency));
  const columns: readonly DataColumn<Fee>[] = [
    { key: 'name', title: 'Client', isName: true, cell: ({ name }) => <bdi>{name}</bdi>, total: 'Together' },
    { key: 'now', title: longDay(day), align: 'end', cell: (fee) => paid(fee.cents), total: paid(cents) },
  ];
  if (before === null) return columns;
  return [
    ...columns,
    {
      key: 'before',
      title: longDay(before),
      align: 'end',
      cell: (fee) => paid(fee.previous_cents),
      total: paid(previous),
    },
  ];
};

const payingOf = (fees: readonly Fee[]): string =>
  counted(fees.filter(({ cents }) => cents > 0).length, 'clients');

const Currency = (props: Group) => {
  const { group, day } = props;
  const { currency, cents, fees } = group;
  return (
    <Flex
      component="section"
      vertical
      gap={8}
      className={styles.part ?? ''}
      aria-label={`Fees in ${currency}`}
    >
      <h3>{currency}</h3>
      <p>
        <output data-mrr={currency}>{feeAmount(cents, currency)}</output> a month from {payingOf(fees)} on{' '}
        {longDay(day)}
      </p>
      <DataTable
        label={`Fees in ${currency}`}
        rows={fees}
        keyOf={({ id }) => id}
        columns={columnsOf(props)}
        pageSize={25}
      />
    </Flex>
  );
};

const setAsideWords = (count: number): string =>
  count === 1
    ? 'One of these clients is set aside by your plan: its contract goes on, so its fee counts.'
    : `${count} of these clients are set aside by your plan: their contracts go on, so their fees count.`;

export const FeesDrawer = ({ title, mrr, day, before, onClose }: FeesDrawerProps) => {
  const { formula, note } = agencyFigures.mrr;
  const setAside = useSetAsidePayers(mrr, day);
  return (
    <SideDrawer title={title} focus="title" isOnlyRead onClose={onClose}>
      <Flex vertical gap={28} className={styles.body ?? ''}>
        <p>
          MRR is the {formula}. {note}
        </p>
        {setAside > 0 && <p>{setAsideWords(setAside)}</p>}
        {mrr.length === 0 && (
          <p>No client has a fee yet. Fees are written down in the client’s tab “Revenue”.</p>
        )}
        {mrr.map((group) => (
          <Currency key={group.currency} group={group} day={day} before={before} />
        ))}
      </Flex>
    </SideDrawer>
  );
};
