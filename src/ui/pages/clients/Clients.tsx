/** The clients of the agency: who they are, room for more, and what is archived. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { matchesClient } from '#domain/clients/clientRules.ts';
import type { ClientItem, ClientList } from '#domain/contract/clientSchemas.ts';
import { clientChangeService } from '#machines/records/clientsService.ts';
import { reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';
import { allClients } from '../../app/clientReads.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useLifecycle } from '../../app/useLifecycle.ts';
import { type Room, usePlan } from '../../app/usePlan.ts';
import { useReply } from '../../app/useReply.ts';
import { ChangeNotice } from '../../widgets/ChangeNotice.tsx';
import { LimitNote } from '../../widgets/LimitNote.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { ClientDetails } from './ClientDetails.tsx';
import { ClientForm } from './ClientForm.tsx';
import { ClientSearch } from './ClientSearch.tsx';
import styles from './Clients.module.css';
import { ClientTable } from './ClientTable.tsx';
import { useClientView } from './clientView.ts';
import { NoClients } from './NoClients.tsx';

type Open = { readonly client: ClientItem | null };

const words = (kind: string, name: string) =>
  kind === 'archive'
    ? { made: `Archived ${name}.`, takenBack: `${name} is active again.` }
    : { made: `Restored ${name}.`, takenBack: `${name} is archived again.` };

/** What makes room again: how many have to be archived before one fits. */
const FullNote = ({ room: { used, limit } }: { room: Room }) => {
  const tooMany = used - limit + 1;
  return (
    <p role="note" className={styles.full}>
      <LimitNote resource="clients" /> To add another client here, archive {tooMany === 1 ? 'one' : tooMany}{' '}
      that you no longer work for: nothing is lost, and you can restore it when there is room.
    </p>
  );
};

const Head = ({ list, onAdd }: { list: ClientList | undefined; onAdd: () => void }) => {
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
        <Button type="primary" disabled={full} onClick={onAdd}>
          Add client
        </Button>
      </div>
      {room && full && <FullNote room={room} />}
    </header>
  );
};

export const Clients = () => {
  const { api } = useServices();
  const { view, show } = useClientView();
  const { search, archived } = view;
  const { data: list, error, refetch } = useReply('listClients', allClients);
  const [open, setOpen] = useState<Open | null>(null);
  const changes = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: clientChangeService({ api }) }),
    { id: 'reversibleChange' },
  );
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const kept = list?.items.filter(({ archived_at }) => (archived_at !== null) === archived) ?? [];
  const shown = kept.filter((client) => matchesClient(client, search));
  const detailed = list?.items.find(({ id }) => id === view.open);
  return (
    <main className={styles.page}>
      <Head list={list} onAdd={() => setOpen({ client: null })} />
      <ClientSearch view={view} counts={list?.counts ?? null} shown={shown} onChange={show} />
      <ChangeNotice actor={changes} words={words} />
      {error && !list && <LoadFailure what="The clients" error={error} onRetry={refetch} />}
      {!list && !error && <div className={styles.ghost} aria-busy="true" />}
      {list && shown.length === 0 && (
        <NoClients
          counts={list.counts}
          search={kept.length > 0 ? search : ''}
          archived={archived}
          onShow={show}
          onAdd={() => setOpen({ client: null })}
        />
      )}
      {shown.length > 0 && (
        <ClientTable
          clients={shown}
          view={view}
          busy={busy}
          onEdit={(client) => setOpen({ client })}
          onChange={(kind, { id, name, etag }) => changes.send({ type: 'change.ask', kind, id, name, etag })}
        />
      )}
      {detailed && !open && (
        <ClientDetails
          client={detailed}
          onEdit={() => {
            show({ open: null });
            setOpen({ client: detailed });
          }}
          onClose={() => show({ open: null })}
        />
      )}
      {open && <ClientForm client={open.client} onClose={() => setOpen(null)} />}
    </main>
  );
};
