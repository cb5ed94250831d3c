/** Renders the table's search, filters and saved views, stored in the address, and its export. */
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { PortfolioClient, PortfolioFigures, PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { changeOf } from '#domain/kpi/change.ts';
import { bandLabels } from '#domain/portfolio/healthScore.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { fileFigure, fileNumber } from '../../../charts/chartUnit.ts';
import { counted } from '../../../content/limits.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../../parts/figures/figureWriting.ts';
import { StatusFilters } from '../../../parts/health/StatusFilters.tsx';
import { type BuiltInView, SavedViews } from '../../../parts/savedViews/SavedViews.tsx';
import type { ViewChanges } from '../../../parts/savedViews/useViewChanges.ts';
import { useViewChanges } from '../../../parts/savedViews/useViewChanges.ts';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import { HealthStrip } from './HealthStrip.tsx';
import styles from './PortfolioTable.module.css';
import { portfolioFigures as figures, type PortfolioFigureName } from './portfolioFigures.ts';
import {
  listedClients,
  mine,
  type PortfolioView,
  readPortfolioView,
  usePortfolioView,
  withPortfolioView,
} from './portfolioView.ts';

type Cell = string | number;

const isMoney = (name: PortfolioFigureName): boolean => ['money', 'rate'].includes(figureSpecs[name].unit);

const headOf = (name: PortfolioFigureName, currency: string): readonly string[] => {
  const { label } = figureSpecs[name];
  return [isMoney(name) ? `${label} (${currency})` : label, `${label} change (share)`];
};

const figureCells = (
  now: PortfolioFigures,
  previous: PortfolioFigures | null,
  name: PortfolioFigureName,
): readonly Cell[] => [
  fileFigure(now[name], chartUnitOf(name)),
  fileNumber(previous ? changeOf(now[name], previous[name]) : null),
];

const rowOf = (client: PortfolioClient): readonly Cell[] => [
  client.name,
  client.domain,
  client.industry,
  client.status,
  client.owner ?? '',
  client.health.score ?? '',
  client.health.band === null ? '' : bandLabels[client.health.band],
  ...figures.flatMap((name) => figureCells(client.figures, client.previous, name)),
  client.goal?.name ?? '',
  fileNumber(client.goal?.attainment ?? null),
  fileNumber(client.goal?.chance ?? null),
  fileNumber(client.budget?.pacing ?? null),
  client.budget?.projected_cents == null ? '' : client.budget.projected_cents / 100,
  client.freshness?.data_to ?? '',
  client.freshness?.synced_at ?? '',
  client.open_alerts,
  client.next_report_at ?? '',
  client.reasons.map(({ text }) => text).join('; '),
];

/** One row per client, in the given order; money in units of the currency, shares as plain ratios. */
export const portfolioCsv = (clients: readonly PortfolioClient[], currency: string): Table => [
  [
    'Client',
    'Domain',
    'Industry',
    'Status',
    'Owner',
    'Health score',
    'Health',
    ...figures.flatMap((name) => headOf(name, currency)),
    'Goal',
    'Goal attainment (share)',
    'Goal chance (share)',
    'Budget pacing (share)',
    `Projected month spend (${currency})`,
    'Data to',
    'Last sync',
    'Open alerts',
    'Next report',
    'Needs attention',
  ],
  ...clients.map(rowOf),
];

const builtIn: readonly BuiltInView[] = [
  { query: '', name: 'All clients' },
  { query: 'health=at_risk', name: 'At risk' },
  { query: 'owner=me', name: 'Mine' },
  { query: 'alerts=open', name: 'With open alerts' },
  { query: 'data=stale', name: 'With a stale source' },
];

const none = { words: emptyLists.portfolioViews.nothingCreated, sample: 'sort=-spend' };

/** The list's own parameters in a fixed order, as stored in saved views. */
const queryOf = (view: PortfolioView): string => withPortfolioView(new URLSearchParams(), view).toString();

type PortfolioViewsProps = {
  view: PortfolioView;
  show: (changes: Partial<PortfolioView>) => void;
  changes: ViewChanges;
};

const PortfolioViews = ({ view, show, changes }: PortfolioViewsProps) => (
  <SavedViews
    page="portfolio"
    name="View of the clients"
    builtIn={builtIn}
    query={queryOf(view)}
    onShow={(query) => show(readPortfolioView(new URLSearchParams(query)))}
    changes={changes}
    none={none}
  />
);

const inOrder = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

const ownersOf = (clients: readonly PortfolioClient[]) => {
  const names = new Map(clients.map(({ owner_id: id, owner }) => [id, owner]));
  return [...names]
    .flatMap(([value, label]) => (value === null || label === null ? [] : [{ value, label }]))
    .toSorted((one, other) => compareNames(one.label, other.label));
};

type PortfolioFiltersProps = {
  view: PortfolioView;
  show: (changes: Partial<PortfolioView>) => void;
  clients: readonly PortfolioClient[];
};

const PortfolioFilters = ({ view, show, clients }: PortfolioFiltersProps) => {
  const owners = ownersOf(clients);
  return (
    <StatusFilters
      filter={view}
      onChange={show}
      industries={inOrder(clients.map(({ industry }) => industry))}
      owners={owners.length > 0 || view.owner !== null ? [{ value: mine, label: 'Mine' }, ...owners] : []}
      tags={inOrder(clients.flatMap((client) => client.tags))}
    />
  );
};

type ClientTableToolsProps = {
  portfolio: PortfolioReply | undefined;
  children: ReactNode;
};

export const ClientTableTools = ({ portfolio, children }: ClientTableToolsProps) => {
  const saveTable = useSaveTable();
  const { view, show, me } = usePortfolioView();
  const clients = portfolio?.clients ?? [];
  const listed = listedClients(clients, view, me);
  const changes = useViewChanges('portfolio');
  return (
    <>
      <Flex component="search" wrap align="center" gap={8} className={styles.tools ?? ''}>
        <SearchField
          label="Search clients"
          placeholder="Name, industry or owner"
          value={view.search}
          onChange={(search) => show({ search })}
        />
        <HealthStrip
          clients={portfolio?.clients ?? null}
          chosen={view.health}
          onChoose={(health) => show({ health })}
        />
        {portfolio && (
          <span role="status" className="visually-hidden">
            {listed.length === clients.length
              ? counted(clients.length, 'clients')
              : `${listed.length} of ${clients.length} clients`}
          </span>
        )}
        <Flex wrap align="center" gap={8} className={styles.ends ?? ''}>
          <PortfolioFilters view={view} show={show} clients={clients} />
          <PortfolioViews view={view} show={show} changes={changes} />
          {children}
          <Button
            type="text"
            disabled={listed.length === 0}
            onClick={() => portfolio && saveTable('portfolio', portfolioCsv(listed, portfolio.currency))}
          >
            Download CSV
          </Button>
        </Flex>
      </Flex>
      <ChangeNotice actor={changes.actor} words={changes.words} />
    </>
  );
};
