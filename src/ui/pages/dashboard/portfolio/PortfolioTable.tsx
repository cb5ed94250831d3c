/** Renders the searchable table of all clients with metrics and the totals of the listed ones. */
import { useRef, useState } from 'react';
import type { PortfolioClient, PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { portfolioTotals } from '#domain/portfolio/portfolioTotals.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { clientsScope } from '../../../parts/figures/explainScope.ts';
import { HealthDetails } from '../../../parts/health/HealthDetails.tsx';
import { OwnTable } from '../../../parts/tables/OwnTable.tsx';
import { TableSettings } from '../../../parts/tables/TableSettings.tsx';
import { optionalColumns } from '../../../parts/tables/tableHabits.ts';
import { useListKeys } from '../../../parts/tables/useListKeys.ts';
import { type HabitsInUse, useTableHabits } from '../../../parts/tables/useTableHabits.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { ClientTableTools } from './ClientTableTools.tsx';
import { NoListedClients } from './NoListedClients.tsx';
import styles from './PortfolioTable.module.css';
import { type ListedTotals, portfolioColumns } from './portfolioColumns.tsx';
import { listedClients, usePortfolioView, usualSort } from './portfolioView.ts';
import { RowActions } from './RowActions.tsx';
import { useArchiving } from './useArchiving.ts';

type ClientTableProps = {
  portfolio: PortfolioReply | undefined;
  addressOf: (clientId: string) => string;
  versus: string;
};

const labelOf = (listed: number, all: number): string => {
  if (listed < all) return `${listed} of ${all} clients`;
  return all === 1 ? '1 client' : `All ${all} clients`;
};

/** Unfiltered totals come from the reply, so that they equal the key metrics exactly. */
const totalsOf = (portfolio: PortfolioReply, listed: readonly PortfolioClient[]): ListedTotals => {
  const { clients, totals, previous } = portfolio;
  const label = labelOf(listed.length, clients.length);
  if (listed.length === clients.length) return { figures: totals, previous, scope: '', label };
  const before = listed.map((client) => client.previous).filter((one) => one !== null);
  return {
    figures: portfolioTotals(listed.map(({ figures }) => figures)),
    previous: previous && portfolioTotals(before),
    scope: clientsScope(listed.map(({ id }) => id)),
    label,
  };
};

type RowsProps = {
  portfolio: PortfolioReply | undefined;
  listed: readonly PortfolioClient[] | null;
  columns: ReturnType<typeof portfolioColumns>;
  own: HabitsInUse;
};

const Rows = ({ portfolio, listed, columns, own }: RowsProps) => {
  const { view, show } = usePortfolioView();
  const frame = useRef<HTMLDivElement>(null);
  useListKeys({ place: frame });
  if (portfolio && listed?.length === 0) return <NoListedClients portfolio={portfolio} />;
  return (
    <div ref={frame} className={styles.frame}>
      <OwnTable
        table="portfolio"
        own={own}
        isBare
        label="Clients"
        rows={listed}
        keyOf={({ id }) => id}
        columns={columns}
        sort={view.sort}
        onSort={(sort) => show({ sort: sort ?? usualSort })}
        expectedRows={8}
      />
    </div>
  );
};

export const PortfolioTable = ({ portfolio, addressOf, versus }: ClientTableProps) => {
  const { clock } = useServices().world;
  const { view, me } = usePortfolioView();
  const own = useTableHabits('portfolio');
  const archiving = useArchiving();
  const [openId, setOpenId] = useState<string | null>(null);
  const listed = portfolio ? listedClients(portfolio.clients, view, me) : null;
  const opened = portfolio?.clients.find(({ id }) => id === openId);
  const ways = {
    now: clock.now(),
    currency: portfolio?.currency ?? 'USD',
    areAllSamples: portfolio?.clients.every(({ sample }) => sample) ?? false,
    versus,
    addressOf,
    onHealth: ({ id }: PortfolioClient) => setOpenId(id),
    actionsOf: (client: PortfolioClient) => (
      <RowActions
        client={client}
        to={addressOf(client.id)}
        busy={archiving.busy}
        onArchive={archiving.archive}
      />
    ),
  };
  const columns = portfolioColumns(ways, portfolio && listed ? totalsOf(portfolio, listed) : null);
  return (
    <>
      <ClientTableTools portfolio={portfolio}>
        <TableSettings {...own} name="Clients" columns={optionalColumns(columns)} />
      </ClientTableTools>
      {/* Outside of the rows, because the change can remove the last listed row. */}
      <ChangeNotice actor={archiving.actor} words={archiving.words} />
      <Rows portfolio={portfolio} listed={listed} columns={columns} own={own} />
      {opened && <HealthDetails client={opened} to={addressOf(opened.id)} onClose={() => setOpenId(null)} />}
    </>
  );
};
