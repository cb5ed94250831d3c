/** Renders the actions on one client of the list. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { usePlan } from '../../services/usePlan.ts';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import styles from './Clients.module.css';
import type { ClientChanges } from './useClientChanges.ts';

export type ClientDoing = 'edit' | 'archive' | 'restore' | 'pause' | 'resume' | 'clone' | 'merge' | 'delete';

type ActionProps = { what: string; client: ClientItem; disabled: boolean; onPress: () => void };

const Action = ({ what, client, disabled, onPress }: ActionProps) => (
  <Button
    size="small"
    type="text"
    disabled={disabled}
    onClick={onPress}
    aria-label={`${what} ${client.name}`}
  >
    {what}
  </Button>
);

/** Disabled while another change is pending, because a second change would be lost. */
export const othersFor = ({ status }: Pick<ClientItem, 'status'>, isFull: boolean, busy: boolean) => [
  ...(status === 'active' ? [{ key: 'pause', label: 'Pause', disabled: busy }] : []),
  ...(status === 'paused' ? [{ key: 'resume', label: 'Resume', disabled: busy }] : []),
  ...(status === 'archived'
    ? []
    : [
        { key: 'clone', label: 'Clone', disabled: isFull },
        { key: 'merge', label: 'Merge…' },
      ]),
  { key: 'delete', label: 'Delete', danger: true },
];

type ClientActionsProps = {
  client: ClientItem;
  /** Actor of the page's changes; `busy` is read here so that the table does not rerender. */
  actor: ClientChanges['actor'];
  onDo: (doing: ClientDoing, client: ClientItem) => void;
};

export const ClientActions = ({ client, actor, onDo }: ClientActionsProps) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFull = (usePlan().room('clients')?.problem ?? null) !== null;
  return (
    <div className={styles.actions}>
      {client.archived_at === null ? (
        <>
          <Action what="Edit" client={client} disabled={false} onPress={() => onDo('edit', client)} />
          <Action what="Archive" client={client} disabled={busy} onPress={() => onDo('archive', client)} />
        </>
      ) : (
        <Action
          what="Restore"
          client={client}
          disabled={busy || isFull}
          onPress={() => onDo('restore', client)}
        />
      )}
      <MoreMenu
        name={client.name}
        size="small"
        items={othersFor(client, isFull, busy)}
        onChoose={(key) => onDo(key as ClientDoing, client)}
      />
    </div>
  );
};
