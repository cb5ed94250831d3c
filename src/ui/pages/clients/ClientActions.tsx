/** Renders the menu of one client of the list. */
import { useSelector } from '@xstate/react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { usePlan } from '../../services/usePlan.ts';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import styles from './Clients.module.css';
import type { ClientChanges } from './useClientChanges.ts';

export type ClientDoing = 'edit' | 'archive' | 'restore' | 'pause' | 'resume' | 'clone' | 'merge' | 'delete';

/** Disabled while another change is pending, because a second change would be lost. */
export const doingsFor = ({ status }: Pick<ClientItem, 'status'>, isFull: boolean, busy: boolean) => [
  ...(status === 'archived'
    ? [{ key: 'restore', label: 'Restore', disabled: busy || isFull }]
    : [
        { key: 'edit', label: 'Edit' },
        { key: 'archive', label: 'Archive', disabled: busy },
      ]),
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
    <MoreMenu
      name={client.name}
      size="small"
      className={styles.more}
      items={doingsFor(client, isFull, busy)}
      onChoose={(key) => onDo(key as ClientDoing, client)}
    />
  );
};
