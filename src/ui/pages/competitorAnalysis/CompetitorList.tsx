/** Renders competitors of one or all clients as a table with tier, notes and actions, followed by removed ones. */

import { Button } from 'antd';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { TableSort } from '../../widgets/tableSort.ts';
import styles from './CompetitorAnalysis.module.css';
import { type ClientCells, columnsOf } from './competitorColumns.tsx';

type Acts = {
  busy: boolean;
  onEdit: (competitor: CompetitorItem) => void;
  onHistory: (competitor: CompetitorItem) => void;
  onChange: (kind: 'remove' | 'restore', competitor: CompetitorItem) => void;
};

type CompetitorListProps = Acts &
  ClientCells & {
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
      <OnlyChangeable>
        {removed_at === null && <Action what="Edit" domain={domain} onPress={() => onEdit(competitor)} />}
        <Action
          what={kind === 'remove' ? 'Remove' : 'Restore'}
          domain={domain}
          disabled={busy}
          onPress={() => onChange(kind, competitor)}
        />
      </OnlyChangeable>
    </div>
  );
};

export const CompetitorList = ({
  competitors,
  clientOf,
  nameOf,
  sort,
  onSort,
  ...acts
}: CompetitorListProps) => {
  const actionsOf = (competitor: CompetitorItem) => <Actions competitor={competitor} {...acts} />;
  const parts = { actionsOf, clientOf, nameOf };
  const removed = competitors.filter(({ removed_at }) => removed_at !== null);
  const watched = competitors.filter(({ removed_at }) => removed_at === null);
  return (
    <>
      {watched.length > 0 && (
        <DataTable
          label="Competitors"
          rows={watched}
          keyOf={({ id }) => id}
          columns={columnsOf({ ...parts, sinceTitle: 'Watched since' })}
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
            columns={columnsOf({ ...parts, sinceTitle: 'Removed' })}
            sort={sort}
            onSort={onSort}
            pageSize={50}
          />
        </details>
      )}
    </>
  );
};
