/** Renders the calculation of a summary metric of the clients: fees, count or health. */
import { Flex } from 'antd';

import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import type { ClientItem, ClientList } from '#domain/contract/clientSchemas.ts';
import type { ReplyOf } from '#domain/contract/endpoints.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { agencyFigures } from '#domain/portfolio/agencyFigures.ts';
import { bandLabels, type HealthBand, healthBands } from '#domain/portfolio/healthScore.ts';
import { bookHealth } from '#domain/portfolio/portfolioHealth.ts';
import { count, longDay } from '../../content/formatMetric.ts';
import { bandRange, bandTones } from '../../content/health.ts';
import { counted } from '../../content/limits.ts';
import { RevenueDrawer } from '../../parts/agency/RevenueDrawer.tsx';
import type { RevenueFigureName } from '../../parts/agency/revenueSums.ts';
import { useToday } from '../../services/useToday.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './ClientStrip.module.css';
import { contractEndOf, feeText, isDue } from './feeOfClient.ts';
import { feesTogether, type StripFigureName, stripPeriods } from './stripFigures.ts';
import type { ClientStatuses } from './useClientStatuses.ts';

type HealthBandsProps = {
  readonly clients: readonly { readonly health: { readonly band: HealthBand | null } }[];
};

const HealthBands = ({ clients }: HealthBandsProps) => (
  <ul className={styles.bands} aria-label="Health distribution">
    {healthBands.map((band) => {
      const count = clients.filter(({ health }) => health.band === band).length;
      return (
        <li key={band} data-tone={bandTones[band]}>
          <span>
            {bandLabels[band]} <small>{bandRange(band)}</small>
          </span>
          <span>{counted(count, 'clients')}</span>
          <progress aria-hidden="true" value={count} max={Math.max(1, clients.length)} />
        </li>
      );
    })}
  </ul>
);

type StripDrawerProps = {
  name: StripFigureName;
  list: ClientList;
  revenue: ReplyOf<'readRevenue'>;
  statuses: ClientStatuses | null;
  onClose: () => void;
};

const Counted = ({ list: { counts } }: Pick<StripDrawerProps, 'list'>) => (
  <p>
    <output data-sum="active_clients">
      {counts.active - counts.paused} at work + {counts.paused} paused = {counts.active}
    </output>
    . {counts.archived} archived clients are not counted.
  </p>
);

const columnsOf = ({ revenue }: StripDrawerProps): readonly DataColumn<PortfolioClient>[] => [
  { key: 'name', title: 'Client', isName: true, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'health',
    title: 'Health',
    align: 'end',
    cell: ({ health: { score, band } }) => (
      <>
        {score} <small>{band && bandLabels[band].toLowerCase()}</small>
      </>
    ),
  },
  {
    key: 'fee',
    title: 'Monthly fee',
    align: 'end',
    cell: ({ id }) => feesTogether(revenue.items, new Set([id])) || '—',
  },
];

const dueColumns = (today: EpochDay): readonly DataColumn<ClientItem>[] => [
  { key: 'name', title: 'Client', isName: true, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'end',
    title: 'Contract end',
    align: 'end',
    cell: (client) => longDay(calendarDayOf(contractEndOf(client, today) ?? today)),
  },
  { key: 'fee', title: 'Monthly fee', align: 'end', cell: (client) => feeText(client, today) },
];

const Renewals = ({ list }: Pick<StripDrawerProps, 'list'>) => {
  const today = useToday();
  return (
    <DataTable
      label="Contracts up for renewal"
      rows={list.items.filter((client) => isDue(client, today))}
      keyOf={({ id }) => id}
      columns={dueColumns(today)}
      empty={<p>No contract ends within 30 days. Set a contract end with a fee.</p>}
    />
  );
};

const StatusDrawer = (props: StripDrawerProps) => {
  const { name, statuses } = props;
  if (!statuses) return <p>Client status could not be loaded.</p>;
  const { mean, sum, scored, atRisk } = bookHealth([...statuses.values()]);
  const listed = name === 'at_risk' ? atRisk : scored;
  return (
    <>
      <p>
        <output data-sum={name}>
          {name === 'at_risk'
            ? `${atRisk.length} of ${scored.length} clients with a score`
            : `${count(sum)} ÷ ${scored.length} clients = ${mean ?? '—'}`}
        </output>
      </p>
      {name === 'average_health' && scored.length > 0 && <HealthBands clients={scored} />}
      <DataTable
        label="Health of the clients"
        rows={listed}
        keyOf={({ id }) => id}
        columns={columnsOf(props)}
        pageSize={25}
        empty={<p>No client is at risk.</p>}
      />
    </>
  );
};

const contentOf = (props: StripDrawerProps) => {
  if (props.name === 'active_clients') return <Counted list={props.list} />;
  return props.name === 'renewals' ? <Renewals list={props.list} /> : <StatusDrawer {...props} />;
};

const isRevenue = (name: StripFigureName): name is StripFigureName & RevenueFigureName =>
  Object.hasOwn(stripPeriods, name);

export const StripDrawer = (props: StripDrawerProps) => {
  const { name, revenue, onClose } = props;
  if (isRevenue(name)) {
    const { items, day } = revenue;
    return (
      <RevenueDrawer name={name} items={items} period={stripPeriods[name]} day={day} onClose={onClose} />
    );
  }
  const { label, formula, note } = agencyFigures[name];
  return (
    <SideDrawer title={label} focus="title" isOnlyRead onClose={onClose}>
      <Flex vertical gap={20} className={styles.arithmetic ?? ''}>
        <p>
          The {formula}. {note}
        </p>
        {contentOf(props)}
      </Flex>
    </SideDrawer>
  );
};
