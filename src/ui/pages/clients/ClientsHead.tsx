/** Renders the head of the clients page: count, remaining quota, ways to free quota, and the files of the list. */
import { Button } from 'antd';
import type { ClientItem, ClientList } from '#domain/contract/clientSchemas.ts';
import { LimitNote } from '../../parts/LimitNote.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { type Room, usePlan } from '../../services/usePlan.ts';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import { PageHead } from '../../widgets/Page.tsx';
import styles from './Clients.module.css';
import { useClientsFile } from './useClientsFile.ts';

const FullNote = ({ room: { used, limit } }: { room: Room }) => {
  const tooMany = used - limit + 1;
  return (
    <p role="note" className={styles.full}>
      <LimitNote resource="clients" /> To add another client here, archive {tooMany === 1 ? 'one' : tooMany}{' '}
      that you no longer work for: nothing is lost, and you can restore it when there is room.
    </p>
  );
};

type FilesProps = { shown: readonly ClientItem[]; onImport: () => void };

const Files = ({ shown, onImport }: FilesProps) => {
  const file = useClientsFile();
  const mayChange = useCanEdit();
  return (
    <MoreMenu
      name="clients"
      items={[
        ...(mayChange ? [{ key: 'import', label: 'Import CSV', onClick: onImport }] : []),
        {
          key: 'download',
          label: 'Download CSV',
          disabled: shown.length === 0 || !file.isReady,
          onClick: () => file.save(shown),
        },
      ]}
    />
  );
};

const Counts = ({ list, isLimited }: { list: ClientList | undefined; isLimited: boolean }) => (
  <p>
    {list ? (
      <>
        <span data-figure="clients-active">{list.counts.active}</span> active,{' '}
        <span data-figure="clients-archived">{list.counts.archived}</span> archived.
        {isLimited ? ' Archived clients don’t count toward your plan.' : ''}
      </>
    ) : (
      '\u00a0'
    )}
  </p>
);

type ClientsHeadProps = FilesProps & { list: ClientList | undefined; onAdd: () => void };

export const ClientsHead = ({ list, onAdd, ...files }: ClientsHeadProps) => {
  const room = usePlan().room('clients');
  const full = (room?.problem ?? null) !== null;
  return (
    <>
      <PageHead
        title="Clients"
        sub={<Counts list={list} isLimited={(room?.left ?? null) !== null} />}
        actions={
          <>
            {!full && <LimitNote resource="clients" />}
            <OnlyChangeable>
              <Button type="primary" disabled={full} onClick={onAdd}>
                Add client
              </Button>
            </OnlyChangeable>
            <Files {...files} />
          </>
        }
      />
      {room && full && <FullNote room={room} />}
    </>
  );
};
