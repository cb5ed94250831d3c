/** Says whose client portal someone of the agency is viewing, that nothing can be changed, and how to leave. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { Membership } from '#domain/contract/authSchemas.ts';
import { useClientView } from '../../parts/clientView/useClientView.ts';
import { useAuth } from '../../services/useAuth.ts';
import styles from './ViewingBanner.module.css';

const Banner = ({ client }: { client: NonNullable<Membership['client']> }) => {
  const actor = useClientView(client.id);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <section className={`${styles.banner} touch`} aria-label="View as client" data-print="never">
      <p>
        Viewing as <strong>{client.name}</strong>, read-only
      </p>
      <Button size="small" loading={busy} onClick={() => actor.send({ type: 'view.exit' })}>
        Exit
      </Button>
    </section>
  );
};

export const ViewingBanner = () => {
  const { membership } = useAuth();
  return membership?.viewing && membership.client ? <Banner client={membership.client} /> : null;
};
