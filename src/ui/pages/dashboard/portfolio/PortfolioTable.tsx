/** Renders the searchable table of all clients with metrics and the totals of the listed ones. */

import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { PortfolioClient, PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { portfolioTotals } from '#domain/portfolio/portfolioTotals.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { clientsScope } from '../../../parts/figures/explainScope.ts';
import { HealthDetails } from '../../../parts/health/HealthDetails.tsx';
import { OwnTable } from '../../../parts/tables/OwnTable.tsx';
import { TableSettings } from '../../../parts/tables/TableSettings.tsx';
import { optionalColumns } from '../../../parts/tables/tableHabits.ts';
import { useListKeys } from '../../../parts/tables/useListKeys.ts';
import { type HabitsInUse, useTableHabits } from '../../../parts/tables/useTableHabits.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { MoreMenu } from '../../../widgets/MoreMenu.tsx';
import { useIsNarrow, useIsRoomy } from '../../../widgets/useIsNarrow.ts';
import { ClientTableTools } from './ClientTableTools.tsx';
import styles from './PortfolioTable.module.css';
import { type ListedTotals, portfolioColumns } from './portfolioColumns.tsx';
import { isFiltered, listedClients, nothingFiltered, usePortfolioView, usualSort } from './portfolioView.ts';

type RowActionsProps = {
  client: PortfolioClient;
  to: string;
  busy: boolean;
  onArchive: (client: PortfolioClient) => void;
};

const RowActions = ({ client, to, busy, onArchive }: RowActionsProps) => {
  const navigate = useNavigate();
  const mayChange = useCanEdit();
  const { id, name } = client;
  const addresses: Readonly<Record<string, string>> = {
    open: to,
    reports: `${protectedPages.dashboard.path}?client=${id}&tab=reports`,
    edit: `${protectedPages.clients.path}?edit=${id}`,
  };
  return (
    <MoreMenu
      name={name}
      size="small"
      className={styles.more}
      items={[
        { key: 'open', label: 'Open' },
        { key: 'reports', label: 'Reports' },
        ...(mayChange
          ? [
              { key: 'edit', label: 'Edit' },
              { key: 'archive', label: 'Archive', disabled: busy },
            ]
          : []),
      ]}
      onChoose={(key) => {
        const address = ownValue(addresses, key);
        if (address === undefined) onArchive(client);
        else navigate(address);
      }}
    />
  );
};

const useArchiving = () => {
  const { api } = useServices();
  const { actor, words, ask } = useReversible();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const archive = ({ id, name }: PortfolioClient) =>
    ask({
      make: async (options) => {
        const params = { id };
        // The portfolio has no versions, so the client is read first for its current one.
        const { client } = await api.call('readClient', { params });
        await api.call('archiveClient', { params, ifMatch: client.etag, ...options });
      },
      made: `Archived ${name}.`,
      takenBack: `${name} is active again.`,
    });
  return { actor, words, busy, archive };
};

const { path } = protectedPages.clients;

const NoListedClients = ({ portfolio }: { portfolio: PortfolioReply }) => {
  const { view, show } = usePortfolioView();
  const isFilteredOut = portfolio.clients.length > 0 && isFiltered(view);
  /** The portfolio contains only active clients. */
  const all = useClients(!isFilteredOut);
  const clear = () => show(nothingFiltered);
  if (isFilteredOut) return <EmptyList words={emptyLists.portfolio.filteredOut} onAction={clear} />;
  if (all?.some(({ archived_at }) => archived_at !== null))
    return <EmptyList words={emptyLists.portfolio.allArchived} to={`${path}?show=archived`} />;
  return <EmptyList words={emptyLists.portfolio.nothingCreated} to={path} />;
};

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

const mostRows = 10;

/** A card has few facts, and at 1280 px two columns have no room. */
const phoneColumns = ['name', 'health', 'spend', 'revenue', 'cpa', 'goal', 'alerts', 'actions'];
const roomyColumns = ['trend', 'report'];

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
        firstRows={mostRows}
        expectedRows={mostRows}
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
  const [isNarrow, isRoomy] = [useIsNarrow(), useIsRoomy()];
  const hasRoom = ({ key }: { readonly key: string }) =>
    isNarrow ? phoneColumns.includes(key) : isRoomy || !roomyColumns.includes(key);
  const columns = portfolioColumns(ways, portfolio && listed ? totalsOf(portfolio, listed) : null).filter(
    hasRoom,
  );
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
