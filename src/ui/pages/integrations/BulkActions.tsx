/** Renders the actions on the selected connections; each is one change with one undo. */
import { Button, Flex } from 'antd';
import { changeOf, type Verb } from './ConnectionActions.tsx';
import styles from './Connections.module.css';
import type { ChangesActor } from './connectionActors.ts';
import type { BoardRow } from './connectionState.ts';

type BulkProps = {
  readonly rows: readonly BoardRow[];
  readonly changes: ChangesActor;
  readonly onClear: () => void;
};

export const BulkActions = ({ rows, changes, onClear }: BulkProps) => {
  const connected = rows.filter(({ state }) => state === 'connected');
  const act = (kind: Verb, concerned: readonly BoardRow[]) => {
    changes.send(changeOf(kind, concerned));
    onClear();
  };
  const active = connected.filter(({ silent, sync }) => silent === null && sync?.state !== 'paused');
  const paused = connected.filter(({ sync }) => sync?.state === 'paused');
  const silent = connected.filter((row) => row.silent !== null);
  return (
    <Flex wrap gap={8} align="center" className={styles.bulk ?? ''}>
      <strong role="status">{rows.length} selected</strong>
      <Button disabled={active.length === 0} onClick={() => act('sync', active)}>
        Sync selected now
      </Button>
      <Button disabled={active.length === 0} onClick={() => act('pause', active)}>
        Pause selected
      </Button>
      {paused.length > 0 && <Button onClick={() => act('resume', paused)}>Resume selected</Button>}
      <Button disabled={silent.length === 0} onClick={() => act('reconnect', silent)}>
        Reconnect selected
      </Button>
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
    </Flex>
  );
};
