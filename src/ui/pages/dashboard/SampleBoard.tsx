/** Renders the sample client's metrics, which show a new agency how its own clients will look. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { ClientBoard } from './client/ClientBoard.tsx';
import styles from './SampleClient.module.css';

export const SampleBoard = ({ client }: { client: ClientItem }) => (
  <section className={styles.board} aria-labelledby="sample-board">
    <div className={styles.boardHead}>
      <h2 id="sample-board">{client.name}</h2>
      <StatusTag tone="quiet">Sample data</StatusTag>
    </div>
    <p className={styles.madeUp}>
      These are sample figures. Your own clients look like this once a source is connected.
    </p>
    <ClientBoard clientId={client.id} />
  </section>
);
