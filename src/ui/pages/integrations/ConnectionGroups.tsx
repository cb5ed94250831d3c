/** Groups the connections: those that need action, then the healthy ones folded by client, then the disconnected ones. */
import { Collapse } from 'antd';
import type { ReactNode } from 'react';
import { compareNames } from '#domain/text/searchText.ts';
import { ago } from '../../content/dates.ts';
import { sources } from '../../content/integrations.ts';
import styles from './Connections.module.css';
import { type BoardRow, connectionState } from './connectionState.ts';

type GroupsProps = {
  readonly rows: readonly BoardRow[];
  readonly now: number;
  readonly tableOf: (label: string, rows: readonly BoardRow[], hasClient: boolean) => ReactNode;
};

const lastSyncOf = (rows: readonly BoardRow[], now: number): string => {
  const last =
    rows
      .map(({ sync }) => sync?.last_at ?? '')
      .toSorted()
      .at(-1) ?? '';
  return last === '' ? '' : `synced ${ago(last, now)}`;
};

export const ConnectionGroups = ({ rows, now, tableOf }: GroupsProps) => {
  const silent = rows.filter((row) => connectionState(row) === 'silent');
  const gone = rows.filter((row) => connectionState(row) === 'disconnected');
  const healthy = rows.filter((row) => connectionState(row) === 'connected');
  const groups = [...Map.groupBy(healthy, ({ client }) => client.id).values()].toSorted((one, other) =>
    compareNames(one[0]?.client.name ?? '', other[0]?.client.name ?? ''),
  );
  const folds = groups.map((group) => {
    const client = group[0]?.client ?? { id: '', name: '' };
    return {
      key: client.id,
      label: client.name,
      extra: (
        <span className={styles.quiet}>
          {[sources(group.length), lastSyncOf(group, now)].filter(Boolean).join(' · ')}
        </span>
      ),
      children: tableOf(`Connections of ${client.name}`, group, false),
    };
  });
  return (
    <>
      {silent.length > 0 && (
        <>
          <h3 className={styles.group}>Needs action</h3>
          {tableOf('Connections that need action', silent, true)}
        </>
      )}
      {folds.length > 0 && <h3 className={styles.group}>Healthy</h3>}
      <Collapse
        ghost
        size="small"
        destroyOnHidden
        items={[
          ...folds,
          ...(gone.length === 0
            ? []
            : [
                {
                  key: ' disconnected',
                  label: 'Disconnected',
                  extra: <span className={styles.quiet}>{sources(gone.length)}</span>,
                  children: tableOf('Disconnected connections', gone, true),
                },
              ]),
        ]}
      />
    </>
  );
};
