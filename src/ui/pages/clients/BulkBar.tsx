/** Renders the bulk actions on the selected clients. */

import { Button, Flex, Input, Select, Space } from 'antd';
import { useState } from 'react';
import type { BulkActName } from '#domain/contract/clientListSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { bulkRows } from '#machines/editing/clientsService.ts';
import type { ReversibleChange } from '#machines/editing/reversibleChangeMachine.ts';
import { mostScheduled } from '#machines/editing/scheduleForClients.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useStaff } from '../../parts/useStaff.ts';
import styles from './Clients.module.css';
import { useClientsFile } from './useClientsFile.ts';

type BulkBarProps = {
  clients: readonly ClientItem[];
  busy: boolean;
  onAsk: (change: ReversibleChange) => void;
  onDelete: () => void;
  onMerge: () => void;
  onSchedule: () => void;
  onClear: () => void;
};

const nobody = '';

const Owner = ({ busy, onAssign }: { busy: boolean; onAssign: (ownerId: string) => void }) => (
  <Select<string>
    id="bulk-owner"
    aria-label="Owner of the chosen clients"
    placeholder="Give to…"
    value={null}
    disabled={busy}
    options={[
      ...[...useStaff()].map(([value, label]) => ({ value, label })),
      { value: nobody, label: 'Unassigned' },
    ]}
    popupMatchSelectWidth={false}
    onSelect={onAssign}
  />
);

type TaggingProps = { busy: boolean; onTag: (act: 'tag' | 'untag', tag: string) => void };

const Tagging = ({ busy, onTag }: TaggingProps) => {
  const [tag, setTag] = useState('');
  const send = (act: 'tag' | 'untag') => {
    if (tidyText(tag) === '') return;
    onTag(act, tag);
    setTag('');
  };
  return (
    <Space.Compact>
      <Input
        aria-label="Tag for the chosen clients"
        placeholder="Tag"
        value={tag}
        maxLength={30}
        className={styles.bulkTag ?? ''}
        onChange={({ target }) => setTag(target.value)}
        onPressEnter={() => send('tag')}
      />
      <Button disabled={busy || tidyText(tag) === ''} onClick={() => send('tag')}>
        Add tag
      </Button>
      <Button disabled={busy || tidyText(tag) === ''} onClick={() => send('untag')}>
        Remove tag
      </Button>
    </Space.Compact>
  );
};

export const BulkBar = (props: BulkBarProps) => {
  const { clients, busy, onAsk, onDelete, onMerge, onSchedule, onClear } = props;
  const act = (name: BulkActName, more: Readonly<Record<string, string>> = {}) =>
    onAsk({
      kind: 'bulk',
      id: name,
      name: String(clients.length),
      etag: '',
      details: { act: name, clients: bulkRows(clients), ...more },
    });
  const file = useClientsFile();
  const isArchived = clients.some(({ status }) => status === 'archived');
  const button = (name: BulkActName, label: string) => (
    <Button disabled={busy} onClick={() => act(name)}>
      {label}
    </Button>
  );
  return (
    <Flex
      component="section"
      wrap
      align="center"
      gap="8px 12px"
      className={styles.bulk ?? ''}
      aria-label="Chosen clients"
    >
      <p aria-live="polite">{clients.length === 1 ? '1 chosen' : `${clients.length} chosen`}</p>
      <OnlyChangeable>
        {isArchived ? (
          button('restore', 'Restore chosen')
        ) : (
          <>
            {button('archive', 'Archive chosen')}
            {clients.some(({ status }) => status === 'active') && button('pause', 'Pause chosen')}
            {clients.some(({ status }) => status === 'paused') && button('resume', 'Resume chosen')}
            {clients.length === 2 && (
              <Button disabled={busy} onClick={onMerge}>
                Merge chosen…
              </Button>
            )}
            <Button disabled={busy || clients.length > mostScheduled} onClick={onSchedule}>
              Schedule a report…
            </Button>
            <Owner busy={busy} onAssign={(owner_id) => act('assign', { owner_id })} />
            <Tagging busy={busy} onTag={(name, tag) => act(name, { tag })} />
          </>
        )}
        <Button disabled={busy} danger onClick={onDelete}>
          Delete chosen
        </Button>
      </OnlyChangeable>
      <Button disabled={!file.isReady} onClick={() => file.save(clients)}>
        CSV of chosen
      </Button>
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
    </Flex>
  );
};
