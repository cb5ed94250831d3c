/** Renders the API keys: creator, last use, and calls of the month. */

import { useSelector } from '@xstate/react';
import { Button, Popconfirm } from 'antd';
import type { ApiKeyItem } from '#domain/contract/apiKeySchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { day } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './Api.module.css';

type Acting = {
  readonly busy: boolean;
  readonly revoke: (key: ApiKeyItem) => void;
  readonly restore: (key: ApiKeyItem) => void;
};

const Act = ({ item, acting: { busy, revoke, restore } }: { item: ApiKeyItem; acting: Acting }) =>
  item.revoked_at === null ? (
    <Popconfirm
      title={`Revoke ${item.name}?`}
      description="Its calls are refused immediately. You can restore it later."
      okText="Revoke"
      onConfirm={() => revoke(item)}
    >
      <Button type="text" disabled={busy}>
        Revoke<span className="visually-hidden"> {item.name}</span>
      </Button>
    </Popconfirm>
  ) : (
    <Button type="text" disabled={busy} onClick={() => restore(item)}>
      Restore<span className="visually-hidden"> {item.name}</span>
    </Button>
  );

const columnsOf = (acting: Acting): readonly DataColumn<ApiKeyItem>[] => [
  {
    key: 'name',
    title: 'Key',
    isName: true,
    width: '34%',
    cell: ({ name, hint, revoked_at }) => (
      <span className={styles.choice}>
        <span>
          {name} {revoked_at !== null && <StatusTag tone="warning">Revoked</StatusTag>}
        </span>
        <small>ends with {hint}</small>
      </span>
    ),
  },
  { key: 'made', title: 'Created', width: '16%', cell: ({ made_at }) => day(made_at) },
  {
    key: 'used',
    title: 'Last used',
    width: '18%',
    cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : day(last_used_at)),
  },
  {
    key: 'calls',
    title: 'Calls this month',
    width: '18%',
    align: 'end',
    cell: ({ calls_this_month }) => formatLimit(calls_this_month),
  },
  {
    key: 'actions',
    title: 'Actions',
    hidesTitle: true,
    width: '14%',
    align: 'end',
    cell: (item) => (
      <OnlyChangeable>
        <Act item={item} acting={acting} />
      </OnlyChangeable>
    ),
  },
];

type KeysProps = {
  changes: Reversible;
  onName: () => void;
};

export const Keys = ({ changes, onName }: KeysProps) => {
  const { api } = useServices();
  const mayChange = useCanEdit();
  const { data, error, refetch } = useReply('listApiKeys');
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const acting: Acting = {
    busy,
    revoke: ({ id, name }) =>
      changes.ask({
        make: (told) => api.call('revokeApiKey', { params: { id }, ...told }),
        made: `Revoked ${name}.`,
        takenBack: `${name} works again.`,
      }),
    restore: ({ id, name }) =>
      changes.ask({
        make: (told) => api.call('restoreApiKey', { params: { id }, ...told }),
        made: `${name} works again.`,
        takenBack: `${name} is revoked again.`,
      }),
  };
  if (error && !data) return <ListFailure what="The keys" error={error} onRetry={refetch} />;
  return (
    <DataTable
      label="API keys"
      expectedRows={2}
      rows={data?.items ?? null}
      keyOf={({ id }) => id}
      columns={columnsOf(acting)}
      pageSize={20}
      empty={<EmptyList words={emptyLists.keys.nothingCreated} onAction={mayChange ? onName : undefined} />}
    />
  );
};
