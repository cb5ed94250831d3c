/** Defines the columns of a table of competitors: with estimates for one client, else with its client. */

import type { ReactNode } from 'react';
import { competitorTiers } from '#domain/competitors/competitorRules.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { MarketFigures, MarketSiteItem } from '#domain/contract/marketSchemas.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { count, money, noFigure } from '../../content/formatMetric.ts';
import { shortDate } from '../../content/shortDate.ts';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { byValue } from '../../widgets/tableSort.ts';
import styles from './CompetitorAnalysis.module.css';
import { Estimate, percent, Unavailable } from './marketWords.tsx';

/** A site of a market: the client's own, a competitor with estimates, or one without. */
export type WatchRow = {
  readonly id: string;
  readonly domain: string;
  /** Null for the client's own site. */
  readonly competitor: CompetitorItem | null;
  readonly site: MarketSiteItem | null;
};

export const sortedColumns = [
  'domain',
  'client',
  'tier',
  'since',
  'share',
  'visits',
  'top10',
  'place',
  'links',
  'spend',
] as const;

type ColumnParts = {
  readonly nameOf: (competitor: CompetitorItem) => string;
  readonly actionsOf: (competitor: CompetitorItem) => ReactNode;
};

const named = (width: string): DataColumn<WatchRow> => ({
  key: 'domain',
  title: 'Competitor',
  isName: true,
  width,
  compare: (one, other) => compareNames(one.domain, other.domain),
  cell: ({ domain, competitor, site }) => (
    <>
      {domain}
      {competitor === null && <StatusTag tone="good">you</StatusTag>}
      {site !== null && competitor !== null && competitor.notes !== '' && (
        <span className={styles.note}>{competitor.notes}</span>
      )}
    </>
  ),
});

const tier: DataColumn<WatchRow> = {
  key: 'tier',
  title: 'Tier',
  label: null,
  width: 104,
  compare: byValue(({ competitor }) => competitor && competitorTiers.indexOf(competitor.tier)),
  cell: ({ competitor }) => competitor && <StatusTag tone="quiet">{competitor.tier}</StatusTag>,
};

const actions = (actionsOf: ColumnParts['actionsOf'], width: number): DataColumn<WatchRow> => ({
  key: 'actions',
  title: 'Actions',
  hidesTitle: true,
  width,
  align: 'end',
  cell: ({ competitor }) => competitor && actionsOf(competitor),
});

const sinceOf = ({ competitor }: WatchRow): string => competitor?.removed_at ?? competitor?.created_at ?? '';

type Figure = {
  readonly key: (typeof sortedColumns)[number];
  readonly title: string;
  readonly width: number;
  readonly read: (figures: MarketFigures) => number | null;
  readonly text: (value: number) => string;
  readonly unit?: 'percent';
  readonly direction?: 'up' | 'down' | 'neutral';
};

const oneDecimal = { least: 1, most: 1 };

const figures: readonly Figure[] = [
  {
    key: 'share',
    title: 'Share of voice',
    width: 120,
    read: ({ share }) => share,
    text: percent,
    unit: 'percent',
  },
  { key: 'visits', title: 'Visits', width: 92, read: ({ visits }) => visits, text: count },
  { key: 'top10', title: 'Top 10', width: 80, read: ({ top10 }) => top10, text: count },
  {
    key: 'place',
    title: 'Position',
    width: 96,
    read: ({ average_place }) => average_place,
    text: (value) => englishNumber(value, oneDecimal),
    direction: 'down',
  },
  {
    key: 'links',
    title: 'Links from',
    width: 96,
    read: ({ referring_domains }) => referring_domains,
    text: count,
  },
  {
    key: 'spend',
    title: 'Ad spend',
    width: 104,
    read: ({ ad_spend_cents }) => ad_spend_cents,
    text: money,
    direction: 'neutral',
  },
];

const figureColumn =
  (versus: string | null) =>
  ({ key, title, width, read, text, unit, direction }: Figure): DataColumn<WatchRow> => ({
    key,
    title,
    align: 'end',
    width,
    isGreatestFirst: true,
    compare: byValue(({ site }) => site && read(site.now)),
    cell: ({ site }) => {
      const value = site && read(site.now);
      if (value === null) return key === 'spend' && site ? <Unavailable what="Ads data" /> : noFigure;
      return (
        <Estimate
          text={text(value)}
          now={value}
          before={site?.before ? read(site.before) : undefined}
          versus={versus}
          {...(unit && { unit })}
          {...(direction && { direction })}
        />
      );
    },
  });

export const marketColumns = (
  { actionsOf }: Pick<ColumnParts, 'actionsOf'>,
  versus: string | null,
): readonly DataColumn<WatchRow>[] => [
  named('22%'),
  tier,
  ...figures.map(figureColumn(versus)),
  actions(actionsOf, 48),
];

export const listColumns = ({
  clientOf,
  nameOf,
  actionsOf,
  sinceTitle,
}: ColumnParts & {
  /** Null if all competitors belong to one client, which is already named. */
  readonly clientOf: ((competitor: CompetitorItem) => ReactNode) | null;
  readonly sinceTitle: string;
}): readonly DataColumn<WatchRow>[] => [
  named(clientOf === null ? '26%' : '22%'),
  ...(clientOf === null
    ? []
    : [
        {
          key: 'client',
          title: 'Client',
          width: '18%',
          compare: byValue<WatchRow>(({ competitor }) => competitor && nameOf(competitor)),
          cell: ({ competitor }: WatchRow) => competitor && clientOf(competitor),
        },
      ]),
  tier,
  {
    key: 'notes',
    title: 'Notes',
    label: null,
    cell: ({ competitor }) => (competitor?.notes ? <p className={styles.notes}>{competitor.notes}</p> : '–'),
  },
  {
    key: 'since',
    title: sinceTitle,
    isGreatestFirst: true,
    width: 128,
    compare: byValue((row) => sinceOf(row) || null),
    cell: (row) => shortDate(sinceOf(row)),
  },
  actions(actionsOf, 130),
];
