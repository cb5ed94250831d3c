/** Who the clients compete with: chosen by client, kept with tier and notes; nothing is measured yet, and it says so. */

import { useSelector } from '@xstate/react';
import { Button, Descriptions } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { competitorTiers, tierMeanings } from '#domain/competitors/competitorRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { competitorChangeService } from '#machines/records/competitorsService.ts';
import { reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';
import { allClients } from '../../data/clientReads.ts';
import { allCompetitors } from '../../data/competitorReads.ts';
import { useReply } from '../../data/useReply.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { useView } from '../../parts/view/useView.ts';
import { ViewBar } from '../../parts/view/ViewBar.tsx';
import type { ViewControlName } from '../../parts/view/viewShortcuts.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { sortOfText, type TableSort, textOfSort } from '../../widgets/tableSort.ts';
import styles from './CompetitorAnalysis.module.css';
import { CompetitorForm } from './CompetitorForm.tsx';
import { CompetitorHistory } from './CompetitorHistory.tsx';
import { CompetitorList, sortedColumns } from './CompetitorList.tsx';

const controls: readonly ViewControlName[] = ['client', 'asOf'];
const pageKeys: readonly string[] = ['sort'];

const words = (kind: string, name: string) =>
  kind === 'remove'
    ? { made: `Removed ${name}.`, takenBack: `${name} is watched again.` }
    : { made: `Restored ${name}.`, takenBack: `${name} is removed again.` };

const watchedBy = (competitors: readonly CompetitorItem[], clientId: string): readonly CompetitorItem[] =>
  competitors.filter(({ client_id, removed_at }) => client_id === clientId && removed_at === null);

type Shown = { readonly kind: 'form' | 'history'; readonly competitor: CompetitorItem | null };

type OfClientProps = Pick<ComponentProps<typeof CompetitorList>, 'sort' | 'onSort'> & {
  client: ClientItem;
  competitors: readonly CompetitorItem[];
};

const NoneYet = ({ client }: { client: ClientItem }) => (
  <EmptyState
    level={3}
    title="No competitors yet"
    text={`Add the sites that the customers of ${client.name} would turn to instead, each with its tier:`}
  >
    <Descriptions
      column={1}
      colon={false}
      className={styles.meanings ?? ''}
      classNames={{ label: styles.meaning ?? '' }}
      items={competitorTiers.map((tier) => ({ key: tier, label: tier, children: tierMeanings[tier] }))}
    />
  </EmptyState>
);

const OfClient = ({ client, competitors, ...sorting }: OfClientProps) => {
  const { api, ownChanges } = useServices();
  const [open, setOpen] = useState<Shown | null>(null);
  const changes = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: competitorChangeService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const watched = watchedBy(competitors, client.id).length;
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="competitors">
      <div className={styles.listHead}>
        <h2 id="competitors">
          {watched === 0 ? 'Competitors' : `${watched} ${watched === 1 ? 'competitor' : 'competitors'}`} of{' '}
          {client.name}
        </h2>
        <Button type="primary" onClick={() => setOpen({ kind: 'form', competitor: null })}>
          Add competitor
        </Button>
      </div>
      <ChangeNotice actor={changes} words={words} />
      {watched === 0 && <NoneYet client={client} />}
      <CompetitorList
        competitors={competitors}
        busy={busy}
        {...sorting}
        onEdit={(competitor) => setOpen({ kind: 'form', competitor })}
        onHistory={(competitor) => setOpen({ kind: 'history', competitor })}
        onChange={(kind, { id, domain, etag }) =>
          changes.send({ type: 'change.ask', kind, id, name: domain, etag })
        }
      />
      {open?.kind === 'form' && (
        <CompetitorForm client={client} competitor={open.competitor} onClose={close} />
      )}
      {open?.kind === 'history' && open.competitor && (
        <CompetitorHistory competitor={open.competitor} onClose={close} />
      )}
    </section>
  );
};

export const CompetitorAnalysis = () => {
  const [params, setParams] = useSearchParams();
  const { view } = useView(pageKeys);
  const clients = useReply('listClients', allClients);
  const competitors = useReply('listCompetitors', allCompetitors);
  const active = clients.data?.items.filter(({ archived_at }) => archived_at === null);
  const watched = (id: string) => watchedBy(competitors.data?.items ?? [], id).length;
  const [usual, setUsual] = useState<string | null>(null);
  // Who is shown to someone who named nobody stays the same, whatever is removed or added then.
  if (usual === null && active && competitors.data)
    setUsual(active.find(({ id }) => watched(id) > 0)?.id ?? active[0]?.id ?? '');
  const chosen =
    active?.find(({ id }) => id === view.client) ?? active?.find(({ id }) => id === usual) ?? active?.[0];
  const order = (sort: TableSort | null) => {
    const next = new URLSearchParams(params);
    if (sort === null) next.delete('sort');
    else next.set('sort', textOfSort(sort));
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const failed = [clients, competitors].find(({ error, data }) => error && !data);
  const retry = () => Promise.all([clients.refetch(), competitors.refetch()]);
  return (
    <main className={styles.page}>
      <header>
        <h1>Competitor Analysis</h1>
        <p className={styles.quiet}>
          Who your clients are up against, and what you know of them. Traffic, keywords and share of voice are
          not measured yet: no source for them is connected, so none are shown.
        </p>
      </header>
      {failed && <LoadFailure what="The competitors" error={failed.error} onRetry={retry} />}
      {active?.length === 0 && (
        <EmptyState
          title="No client to compare"
          text="Competitors belong to a client. Add or restore one first."
          action={
            <ButtonLink to="/clients" type="primary">
              Go to clients
            </ButtonLink>
          }
        />
      )}
      {!failed && !(active && competitors.data) && <LinesSkeleton lines={5} />}
      {active && chosen && competitors.data && (
        <>
          <div className={styles.choice}>
            <ViewBar
              controls={controls}
              pageKeys={pageKeys}
              shownClient={chosen.id}
              onPrint={() => window.print()}
            />
          </div>
          <OfClient
            key={chosen.id}
            client={chosen}
            competitors={competitors.data.items.filter(({ client_id }) => client_id === chosen.id)}
            sort={sortOfText(params.get('sort'), sortedColumns)}
            onSort={order}
          />
        </>
      )}
    </main>
  );
};
