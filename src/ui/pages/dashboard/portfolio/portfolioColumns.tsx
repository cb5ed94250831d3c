/** Defines the columns of the table of clients: name, health, spend, results and comparison. */
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { PortfolioClient, PortfolioFigures } from '#domain/contract/portfolioSchemas.ts';
import { Sparkline } from '../../../charts/Sparkline.tsx';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ClientStatus } from '../../../parts/ClientStatus.tsx';
import { ChangeText } from '../../../parts/figures/ChangeText.tsx';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { FigureText } from '../../../parts/figures/FigureText.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { HealthCell } from '../../../parts/health/HealthCell.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { shownHint } from '../../../widgets/hintOf.ts';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './PortfolioTable.module.css';
import type { PortfolioFigureName } from './portfolioFigures.ts';
import { figureColumns } from './portfolioFigures.ts';
import { portfolioSorts } from './portfolioSorts.ts';
import { stateColumns } from './stateColumns.tsx';

type FigureCellProps = {
  name: PortfolioFigureName;
  /** `client:acme`; `clients:acme,berg`: the filtered ones; empty: all. */
  scope: string;
  figures: PortfolioFigures;
  previous: PortfolioFigures | null;
  currency: string;
  versus: string;
};

const FigureCell = ({ name, scope, figures, previous, currency, versus }: FigureCellProps) => {
  const value = figures[name];
  const text = <FigureText name={name} value={value} currency={currency} figures={figures} />;
  return (
    <span className={styles.figure}>
      {value === null ? (
        text
      ) : (
        <ExplainButton figure={name} scope={scope}>
          {text}
        </ExplainButton>
      )}
      {previous !== null && value !== null && (
        <small className="faint regular">
          <ChangeText name={name} current={value} previous={previous[name]} versus={versus} />
        </small>
      )}
    </span>
  );
};

/** Sums, and ratios of sums, of the listed clients. */
export type ListedTotals = {
  readonly figures: PortfolioFigures;
  readonly previous: PortfolioFigures | null;
  readonly scope: string;
  readonly label: string;
};

export type Ways = {
  /** Milliseconds. */
  readonly now: number;
  readonly currency: string;
  readonly areAllSamples: boolean;
  readonly versus: string;
  readonly addressOf: (clientId: string) => string;
  readonly onHealth: (client: PortfolioClient) => void;
  readonly actionsOf: (client: PortfolioClient) => ReactNode;
};

type Column = DataColumn<PortfolioClient>;
type TableFigure = keyof typeof figureColumns;

const Name = ({ client, to, isTold }: { client: PortfolioClient; to: string; isTold: boolean }) => (
  <Flex component="span" align="center" gap={8} className={styles.name ?? ''}>
    <AppLink
      to={to}
      markCurrent={false}
      className={`${styles.open} stretched`}
      {...shownHint([client.industry, client.owner].filter((part) => part !== null).join(' · '))}
    >
      {client.name}
    </AppLink>
    {client.status === 'paused' && <ClientStatus status="paused" />}
    {isTold && <StatusTag tone="quiet">Sample data</StatusTag>}
  </Flex>
);

const figureColumn = (
  name: TableFigure,
  width: number,
  { currency, versus, totals }: Ways & { totals: ListedTotals | null },
): Column => {
  const cell = (
    scope: string,
    { figures, previous }: Pick<ListedTotals, 'figures' | 'previous'>,
  ): ReactNode => (
    <FigureCell
      name={name}
      scope={scope}
      figures={figures}
      previous={previous}
      currency={currency}
      versus={versus}
    />
  );
  const key = figureColumns[name];
  return {
    key,
    title: figureSpecs[name].label,
    width,
    align: 'end',
    isGreatestFirst: true,
    compare: portfolioSorts[key],
    cell: (client) => cell(`client:${client.id}`, client),
    ...(totals ? { total: cell(totals.scope, totals) } : {}),
  };
};

const clientColumns = (
  { addressOf, onHealth, areAllSamples }: Ways,
  totals: ListedTotals | null,
): readonly [Column, Column] => [
  {
    key: 'name',
    title: 'Client',
    isName: true,
    compare: portfolioSorts.name,
    cell: (client) => (
      <Name client={client} to={addressOf(client.id)} isTold={client.sample && !areAllSamples} />
    ),
    ...(totals ? { total: <strong>{totals.label}</strong> } : {}),
  },
  {
    key: 'health',
    title: 'Health',
    width: 52,
    isGreatestFirst: true,
    compare: portfolioSorts.health,
    cell: (client) => <HealthCell client={client} onOpen={() => onHealth(client)} />,
  },
];

const trendColumn: Column = {
  key: 'trend',
  title: 'Trend',
  width: 64,
  cell: ({ trend }) => (
    <span className={styles.trend}>
      <Sparkline values={trend.values} width={48} height={24} />
    </span>
  ),
};

export const portfolioColumns = (ways: Ways, totals: ListedTotals | null): readonly Column[] => {
  const shared = { ...ways, totals };
  return [
    ...clientColumns(ways, totals),
    figureColumn('spend_cents', 78, shared),
    figureColumn('revenue_cents', 92, shared),
    figureColumn('mer', 60, shared),
    figureColumn('conversions', 94, shared),
    figureColumn('cpa_cents', 72, shared),
    trendColumn,
    ...stateColumns(ways.now),
    {
      key: 'actions',
      title: 'Actions',
      hidesTitle: true,
      width: 36,
      align: 'end',
      cell: ways.actionsOf,
    },
  ];
};
