/** Defines the columns of a table of competitors. */

import type { ReactNode } from 'react';
import { competitorTiers } from '#domain/competitors/competitorRules.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { shortDate } from '../../content/shortDate.ts';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import styles from './CompetitorAnalysis.module.css';

export type ClientCells = {
  /** Null if all competitors belong to one client, which is already named. */
  readonly clientOf: ((competitor: CompetitorItem) => ReactNode) | null;
  readonly nameOf: (competitor: CompetitorItem) => string;
};

export const sortedColumns = ['domain', 'client', 'tier', 'since'] as const;

type ColumnParts = ClientCells & {
  sinceTitle: string;
  actionsOf: (competitor: CompetitorItem) => ReactNode;
};

export const columnsOf = ({
  sinceTitle,
  actionsOf,
  clientOf,
  nameOf,
}: ColumnParts): readonly DataColumn<CompetitorItem>[] => [
  {
    key: 'domain',
    title: 'Competitor',
    isName: true,
    width: clientOf === null ? '24%' : '20%',
    compare: (one, other) => compareNames(one.domain, other.domain),
    cell: ({ domain }) => domain,
  },
  ...(clientOf === null
    ? []
    : [
        {
          key: 'client',
          title: 'Client',
          width: '15%',
          compare: (one: CompetitorItem, other: CompetitorItem) => compareNames(nameOf(one), nameOf(other)),
          cell: clientOf,
        },
      ]),
  {
    key: 'tier',
    title: 'Tier',
    label: null,
    width: 120,
    compare: (one, other) => competitorTiers.indexOf(one.tier) - competitorTiers.indexOf(other.tier),
    cell: ({ tier }) => <StatusTag tone="quiet">{tier}</StatusTag>,
  },
  {
    key: 'notes',
    title: 'Notes',
    label: null,
    cell: ({ notes }) => (notes === '' ? '–' : <p className={styles.notes}>{notes}</p>),
  },
  {
    key: 'since',
    title: sinceTitle,
    isGreatestFirst: true,
    width: 128,
    compare: (one, other) => sinceOf(one).localeCompare(sinceOf(other)),
    cell: (competitor) => shortDate(sinceOf(competitor)),
  },
  { key: 'actions', title: 'Actions', hidesTitle: true, width: 224, align: 'end', cell: actionsOf },
];

const sinceOf = ({ removed_at, created_at }: CompetitorItem): string => removed_at ?? created_at;
