/** The competitors of one client as a table, each with its tier, its notes and what can be done with it; those that were removed below. */
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { competitorTiers } from '#domain/competitors/competitorRules.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { day } from '../../content/dates.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import type { TableSort } from '../../widgets/tableSort.ts';
import styles from './CompetitorAnalysis.module.css';

type Acts = {
  busy: boolean;
  onEdit: (competitor: CompetitorItem) => void;
  onHistory: (competitor: CompetitorItem) => void;
  onChange: (kind: 'remove' | 'restore', competitor: CompetitorItem) => void;
};

type CompetitorListProps = Acts & {
  competitors: readonly CompetitorItem[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
};

type ActionProps = { what: string; domain: string; disabled?: boolean; onPress: () => void };

const Action = ({ what, domain, disabled = false, onPress }: ActionProps) => (
  <Button
    size="small"
    type="text"
    disabled={disabled}
    aria-label={what === 'History' ? `History of ${domain}` : `${what} ${domain}`}
    onClick={onPress}
  >
    {what}
  </Button>
);

const Actions = ({
  competitor,
  busy,
  onEdit,
  onHistory,
  onChange,
}: Acts & { competitor: CompetitorItem }) => {
  const { domain, removed_at } = competitor;
  const kind = removed_at === null ? 'remove' : 'restore';
  return (
    <div className={styles.actions}>
      <Action what="History" domain={domain} onPress={() => onHistory(competitor)} />
      {removed_at === null && <Action what="Edit" domain={domain} onPress={() => onEdit(competitor)} />}
      <Action
        what={kind === 'remove' ? 'Remove' : 'Restore'}
        domain={domain}
        disabled={busy}
        onPress={() => onChange(kind, competitor)}
      />
    </div>
  );
};

export const sortedColumns = ['domain', 'tier', 'since'] as const;

const columnsOf = (
  sinceTitle: string,
  actionsOf: (competitor: CompetitorItem) => ReactNode,
): readonly DataColumn<CompetitorItem>[] => [
  {
    key: 'domain',
    title: 'Competitor',
    isName: true,
    width: '24%',
    compare: (one, other) => one.domain.localeCompare(other.domain, 'en'),
    cell: ({ domain }) => domain,
  },
  {
    key: 'tier',
    title: 'Tier',
    label: null,
    width: 140,
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
    width: 172,
    compare: (one, other) => sinceOf(one).localeCompare(sinceOf(other)),
    cell: (competitor) => day(sinceOf(competitor)),
  },
  { key: 'actions', title: 'Actions', hidesTitle: true, width: 232, align: 'end', cell: actionsOf },
];

const sinceOf = ({ removed_at, created_at }: CompetitorItem): string => removed_at ?? created_at;

export const CompetitorList = ({ competitors, sort, onSort, ...acts }: CompetitorListProps) => {
  const actionsOf = (competitor: CompetitorItem) => <Actions competitor={competitor} {...acts} />;
  const removed = competitors.filter(({ removed_at }) => removed_at !== null);
  const watched = competitors.filter(({ removed_at }) => removed_at === null);
  return (
    <>
      {watched.length > 0 && (
        <DataTable
          label="Competitors"
          rows={watched}
          keyOf={({ id }) => id}
          columns={columnsOf('Watched since', actionsOf)}
          sort={sort}
          onSort={onSort}
          pageSize={50}
        />
      )}
      {removed.length > 0 && (
        <details className={styles.removed}>
          <summary>Removed ({removed.length})</summary>
          <DataTable
            label="Removed competitors"
            rows={removed}
            keyOf={({ id }) => id}
            columns={columnsOf('Removed', actionsOf)}
            sort={sort}
            onSort={onSort}
            pageSize={50}
          />
        </details>
      )}
    </>
  );
};
