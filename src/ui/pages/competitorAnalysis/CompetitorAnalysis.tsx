/** Who the clients compete with: chosen by client, kept with tier and notes; nothing is measured yet, and it says so. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { competitorTiers, tierMeanings } from '#domain/competitors/competitorRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { competitorChangeService } from '#machines/records/competitorsService.ts';
import { reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';
import { allClients } from '../../app/clientReads.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useLifecycle } from '../../app/useLifecycle.ts';
import { useReply } from '../../app/useReply.ts';
import { ButtonLink } from '../../widgets/ButtonLink.tsx';
import { ChangeNotice } from '../../widgets/ChangeNotice.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { ClientChoice } from './ClientChoice.tsx';
import styles from './CompetitorAnalysis.module.css';
import { CompetitorForm } from './CompetitorForm.tsx';
import { CompetitorList } from './CompetitorList.tsx';
import { allCompetitors } from './competitorReads.ts';

const words = (kind: string, name: string) =>
  kind === 'remove'
    ? { made: `Removed ${name}.`, takenBack: `${name} is watched again.` }
    : { made: `Restored ${name}.`, takenBack: `${name} is removed again.` };

const watchedBy = (competitors: readonly CompetitorItem[], clientId: string): readonly CompetitorItem[] =>
  competitors.filter(({ client_id, removed_at }) => client_id === clientId && removed_at === null);

type OfClientProps = { client: ClientItem; competitors: readonly CompetitorItem[] };

const OfClient = ({ client, competitors }: OfClientProps) => {
  const { api } = useServices();
  const [open, setOpen] = useState<{ competitor: CompetitorItem | null } | null>(null);
  const changes = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: competitorChangeService({ api, clientId: client.id }) }),
    { id: 'reversibleChange' },
  );
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const watched = watchedBy(competitors, client.id).length;
  return (
    <section aria-labelledby="competitors">
      <div className={styles.listHead}>
        <h2 id="competitors">
          {watched === 0 ? 'Competitors' : `${watched} ${watched === 1 ? 'competitor' : 'competitors'}`} of{' '}
          {client.name}
        </h2>
        <Button type="primary" onClick={() => setOpen({ competitor: null })}>
          Add competitor
        </Button>
      </div>
      <ChangeNotice actor={changes} words={words} />
      {watched === 0 && (
        <div className={styles.none}>
          <p className={styles.quiet}>
            Nobody is watched for {client.name} {competitors.length === 0 ? 'yet' : 'now'}. Add the sites that
            its customers would turn to instead, each with its tier:
          </p>
          <dl className={styles.meanings}>
            {competitorTiers.map((tier) => (
              <div key={tier}>
                <dt>{tier}</dt>
                <dd>{tierMeanings[tier]}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <CompetitorList
        competitors={competitors}
        busy={busy}
        onEdit={(competitor) => setOpen({ competitor })}
        onChange={(kind, { id, domain, etag }) =>
          changes.send({ type: 'change.ask', kind, id, name: domain, etag })
        }
      />
      {open && <CompetitorForm client={client} competitor={open.competitor} onClose={() => setOpen(null)} />}
    </section>
  );
};

export const CompetitorAnalysis = () => {
  const [params, setParams] = useSearchParams();
  const clients = useReply('listClients', allClients);
  const competitors = useReply('listCompetitors', allCompetitors);
  const active = clients.data?.items.filter(({ archived_at }) => archived_at === null);
  const watched = (id: string) => watchedBy(competitors.data?.items ?? [], id).length;
  const [usual, setUsual] = useState<string | null>(null);
  // Who is shown to someone who named nobody stays the same, whatever is removed or added then.
  if (usual === null && active && competitors.data)
    setUsual(active.find(({ id }) => watched(id) > 0)?.id ?? active[0]?.id ?? '');
  const chosen =
    active?.find(({ id }) => id === params.get('client')) ??
    active?.find(({ id }) => id === usual) ??
    active?.[0];
  const failed = [clients, competitors].find(({ error, data }) => error && !data);
  const retry = () => Promise.all([clients.refetch(), competitors.refetch()]);
  return (
    <main className={styles.page}>
      <header>
        <h1>Competitor analysis</h1>
        <p className={styles.quiet}>
          Who your clients are up against, and what you know of them. Traffic, keywords and share of voice are
          not measured yet: no source for them is connected, so none are shown.
        </p>
      </header>
      {failed && <LoadFailure what="The competitors" error={failed.error} onRetry={retry} />}
      {active?.length === 0 && (
        <div className={styles.none}>
          <h2>No client to compare</h2>
          <p className={styles.quiet}>Competitors belong to a client. Add or restore one first.</p>
          <ButtonLink to="/clients" type="primary">
            Go to clients
          </ButtonLink>
        </div>
      )}
      {active && chosen && competitors.data && (
        <div className={styles.columns}>
          <ClientChoice
            clients={active}
            chosen={chosen}
            watchedOf={watched}
            onChoose={(client) => setParams({ client }, { replace: true })}
          />
          <OfClient
            key={chosen.id}
            client={chosen}
            competitors={competitors.data.items.filter(({ client_id }) => client_id === chosen.id)}
          />
        </div>
      )}
    </main>
  );
};
