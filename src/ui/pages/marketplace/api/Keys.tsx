/** Renders the API keys: creator, last use, and calls of the month. */

import { useSelector } from '@xstate/react';
import { Button, Flex, Popconfirm } from 'antd';
import { overlapHours } from '#domain/apiKeys/apiKeyRules.ts';
import type { ApiKeyItem } from '#domain/contract/apiKeySchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { day, shortTime } from '../../../content/dates.ts';
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
import { MoreMenu } from '../../../widgets/MoreMenu.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './Api.module.css';

type Acting = {
  readonly busy: boolean;
  readonly revoke: (key: ApiKeyItem) => void;
  readonly restore: (key: ApiKeyItem) => void;
  readonly rotate: (key: ApiKeyItem, hours: number) => void;
};

const overlapWords = (hours: number): string => {
  if (hours === 0) return 'Rotate now';
  return hours === 24 ? 'Rotate, old key works 1 day' : `Rotate, old key works ${hours / 24} days`;
};

const Act = ({ item, acting }: { item: ApiKeyItem; acting: Acting }) => {
  const { busy, revoke, restore, rotate } = acting;
  if (item.revoked_at !== null)
    return (
      <Button type="text" disabled={busy} onClick={() => restore(item)}>
        Restore<span className="visually-hidden"> {item.name}</span>
      </Button>
    );
  return (
    <Flex justify="end" gap={4}>
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
      {item.ends_at === null && (
        <MoreMenu
          name={item.name}
          items={overlapHours.map((hours) => ({
            key: String(hours),
            label: overlapWords(hours),
            disabled: busy,
          }))}
          onChoose={(hours) => rotate(item, Number(hours))}
        />
      )}
    </Flex>
  );
};

const EndTag = ({ ends_at: ends, revoked_at: revoked }: ApiKeyItem) => {
  const now = useServices().world.clock.now();
  if (revoked !== null) return <StatusTag tone="warning">Revoked</StatusTag>;
  if (ends === null) return null;
  const isOver = Date.parse(ends) <= now;
  return (
    <StatusTag tone={isOver ? 'warning' : 'quiet'}>
      {isOver ? 'Rotated' : `Works until ${shortTime(ends, now)}`}
    </StatusTag>
  );
};

const columnsOf = (acting: Acting): readonly DataColumn<ApiKeyItem>[] => [
  {
    key: 'name',
    title: 'Key',
    isName: true,
    width: '34%',
    cell: (key) => (
      <span className={styles.choice}>
        <span>
          {key.name} <EndTag {...key} />
        </span>
        <small>ends with {key.hint}</small>
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
  onMade: (secret: string) => void;
};

export const Keys = ({ changes, onName, onMade }: KeysProps) => {
  const { api } = useServices();
  const mayChange = useCanEdit();
  const { data, error, refetch } = useReply('listApiKeys');
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const acting: Acting = {
    busy,
    revoke: ({ id, name }) =>
      changes.ask({
        make: (options) => api.call('revokeApiKey', { params: { id }, ...options }),
        made: `Revoked ${name}.`,
        takenBack: `${name} works again.`,
      }),
    rotate: ({ id, name }, hours) =>
      changes.ask({
        about: id,
        make: async (options) => {
          const body = { name, rotates: { key_id: id, hours } };
          onMade((await api.call('makeApiKey', { body, ...options })).secret);
        },
        made: `Rotated ${name}. Copy the new secret above.`,
        takenBack: `The new ${name} is revoked, and the old one works on.`,
      }),
    restore: ({ id, name }) =>
      changes.ask({
        make: (options) => api.call('restoreApiKey', { params: { id }, ...options }),
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
