/** Renders competitors of one or all clients as a table with estimates, tier and actions, followed by archived ones. */

import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { MarketReply } from '#domain/contract/marketSchemas.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import type { TableSort } from '../../widgets/tableSort.ts';
import styles from './CompetitorAnalysis.module.css';
import { listColumns, marketColumns, type WatchRow } from './competitorColumns.tsx';

type Acts = {
  readonly busy: boolean;
  readonly onEdit: (competitor: CompetitorItem) => void;
  readonly onHistory: (competitor: CompetitorItem) => void;
  readonly onAlert: (competitor: CompetitorItem) => void;
  readonly onChange: (kind: 'remove' | 'restore', competitor: CompetitorItem) => void;
};

type CompetitorListProps = Acts & {
  readonly competitors: readonly CompetitorItem[];
  /** Null for all clients, and while there are no estimates. */
  readonly market: MarketReply | null;
  readonly versus: string | null;
  readonly clientOf: ((competitor: CompetitorItem) => ReactNode) | null;
  readonly nameOf: (competitor: CompetitorItem) => string;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
};

const Actions = ({
  competitor,
  busy,
  onEdit,
  onHistory,
  onAlert,
  onChange,
}: Acts & { competitor: CompetitorItem }) => {
  const { domain, removed_at } = competitor;
  const mayEdit = useCanEdit();
  const isActive = removed_at === null;
  const doings: Readonly<Record<string, () => void>> = {
    edit: () => onEdit(competitor),
    history: () => onHistory(competitor),
    alert: () => onAlert(competitor),
    archive: () => onChange('remove', competitor),
  };
  return (
    <div className={styles.actions}>
      {!isActive && (
        <OnlyChangeable>
          <Button
            size="small"
            type="text"
            disabled={busy}
            aria-label={`Restore ${domain}`}
            onClick={() => onChange('restore', competitor)}
          >
            Restore
          </Button>
        </OnlyChangeable>
      )}
      <MoreMenu
        name={domain}
        size="small"
        items={[
          ...(mayEdit && isActive
            ? [
                { key: 'edit', label: 'Edit' },
                { key: 'alert', label: 'Alert on a move…' },
              ]
            : []),
          { key: 'history', label: 'History' },
          ...(mayEdit && isActive ? [{ key: 'archive', label: 'Archive', disabled: busy }] : []),
        ]}
        onChoose={(key) => doings[key]?.()}
      />
    </div>
  );
};

const ownRow = 'own';

/** The own site first, then competitors in the order of the list. */
export const watchRows = (
  competitors: readonly CompetitorItem[],
  market: MarketReply | null,
): readonly WatchRow[] => {
  const own = market?.sites[0];
  return [
    ...(own ? [{ id: ownRow, domain: own.domain, competitor: null, site: own }] : []),
    ...competitors.map((competitor) => ({
      id: competitor.id,
      domain: competitor.domain,
      competitor,
      site: market?.sites.find(({ id }) => id === competitor.id) ?? null,
    })),
  ];
};

const plainRows = (competitors: readonly CompetitorItem[]): readonly WatchRow[] =>
  watchRows(competitors, null);

export const CompetitorList = (props: CompetitorListProps) => {
  const { competitors, market, versus, clientOf, nameOf, chosen, onChoose, sort, onSort } = props;
  const actionsOf = (competitor: CompetitorItem) => <Actions competitor={competitor} {...props} />;
  const parts = { actionsOf, clientOf, nameOf };
  const removed = competitors.filter(({ removed_at }) => removed_at !== null);
  const watched = competitors.filter(({ removed_at }) => removed_at === null);
  return (
    <>
      {watched.length > 0 && (
        <DataTable
          label="Competitors"
          rows={watchRows(watched, market)}
          keyOf={({ id }) => id}
          columns={
            market === null
              ? listColumns({ ...parts, sinceTitle: 'Watched since' })
              : marketColumns(parts, versus)
          }
          sort={sort}
          onSort={onSort}
          {...(market === null
            ? { pageSize: 10 }
            : { isWhole: true, selection: { chosen, onChoose, nameOf: ({ domain }: WatchRow) => domain } })}
        />
      )}
      {removed.length > 0 && (
        <details className={styles.removed}>
          <summary>Archived ({removed.length})</summary>
          <DataTable
            label="Archived competitors"
            rows={plainRows(removed)}
            keyOf={({ id }) => id}
            columns={listColumns({ ...parts, sinceTitle: 'Archived' })}
            sort={sort}
            onSort={onSort}
            pageSize={10}
          />
        </details>
      )}
    </>
  );
};
