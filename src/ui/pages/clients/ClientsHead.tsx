/** Renders the head of the clients page: count, remaining quota, and ways to free quota. */
import { Button } from 'antd';
import type { ClientList } from '#domain/contract/clientSchemas.ts';
import { LimitNote } from '../../parts/LimitNote.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { type Room, usePlan } from '../../services/usePlan.ts';
import styles from './Clients.module.css';

const FullNote = ({ room: { used, limit } }: { room: Room }) => {
  const tooMany = used - limit + 1;
  return (
    <p role="note" className={styles.full}>
      <LimitNote resource="clients" /> To add another client here, archive {tooMany === 1 ? 'one' : tooMany}{' '}
      that you no longer work for: nothing is lost, and you can restore it when there is room.
    </p>
  );
};

export const ClientsHead = ({ list, onAdd }: { list: ClientList | undefined; onAdd: () => void }) => {
  const room = usePlan().room('clients');
  const full = (room?.problem ?? null) !== null;
  const limited = (room?.left ?? null) !== null;
  return (
    <header className={styles.head}>
      <div>
        <h1>Clients</h1>
        <p>
          {list ? (
            <>
              <span data-figure="clients-active">{list.counts.active}</span> active,{' '}
              <span data-figure="clients-archived">{list.counts.archived}</span> archived.
              {limited ? ' Archived clients do not count for your plan.' : ''}
            </>
          ) : (
            '\u00a0'
          )}
        </p>
      </div>
      <div className={styles.add}>
        {!full && <LimitNote resource="clients" />}
        <OnlyChangeable>
          <Button type="primary" disabled={full} onClick={onAdd}>
            Add client
          </Button>
        </OnlyChangeable>
      </div>
      {room && full && <FullNote room={room} />}
    </header>
  );
};
