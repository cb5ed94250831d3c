/** One client: what is kept of it, what can be done with it, and all that happened to it. */

import { Button } from 'antd';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { useAuth } from '../../app/useAuth.ts';
import { useReply } from '../../app/useReply.ts';
import { day } from '../../content/dates.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import { EventLines } from '../../widgets/EventLines.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { ModalDialog } from '../../widgets/ModalDialog.tsx';
import styles from './ClientDetails.module.css';

const shownEvents = 20;

const History = ({ client }: { client: ClientItem }) => {
  const query = { client: client.id, order: 'newest', limit: String(shownEvents) } as const;
  const { data, error, refetch } = useReply('listEvents', query);
  const names = new Map(useReply('readWorkspace').data?.members.map(({ id, name }) => [id, name]));
  return (
    <section className={styles.history} aria-labelledby="history" aria-busy={!data && !error}>
      <h3 id="history">History</h3>
      {error && !data && <LoadFailure what="The history" error={error} onRetry={refetch} />}
      {data && <EventLines events={data.items} label={`History of ${client.name}`} names={names} />}
      {data && data.total > data.items.length && (
        <p className={styles.more}>
          The latest {data.items.length} of {data.total} events.
        </p>
      )}
    </section>
  );
};

const Facts = ({ client }: { client: ClientItem }) => (
  <dl className={styles.facts}>
    <dt>Domain</dt>
    <dd>{client.domain}</dd>
    <dt>Industry</dt>
    <dd>{client.industry}</dd>
    <dt>Added</dt>
    <dd>
      {day(client.created_at)}
      {client.sample && ', as a made-up sample'}
    </dd>
    {client.archived_at !== null && (
      <>
        <dt>Archived</dt>
        <dd>{day(client.archived_at)}, with everything kept</dd>
      </>
    )}
  </dl>
);

type ClientDetailsProps = { client: ClientItem; onEdit: () => void; onClose: () => void };

export const ClientDetails = ({ client, onEdit, onClose }: ClientDetailsProps) => {
  const { profile } = useAuth();
  const active = client.archived_at === null;
  const opensCompetitors = profile !== null && mayOpen(profile.role, 'competitorAnalysis');
  return (
    <ModalDialog title={client.name} onClose={onClose}>
      <Facts client={client} />
      {active && (
        <div className={styles.actions}>
          <Button onClick={onEdit}>Edit client</Button>
          {opensCompetitors && (
            <AppLink to={`${protectedPages.competitorAnalysis.path}?client=${client.id}`}>
              Its competitors
            </AppLink>
          )}
        </div>
      )}
      <History client={client} />
    </ModalDialog>
  );
};
