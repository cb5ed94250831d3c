/** Whose competitors are shown: a list of the clients beside them, a choice above them where the screen is narrow. */
import { useId } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import styles from './ClientChoice.module.css';

type ClientChoiceProps = {
  clients: readonly ClientItem[];
  chosen: ClientItem;
  /** How many competitors are watched for a client. */
  watchedOf: (clientId: string) => number;
  onChoose: (id: string) => void;
};

const Rail = ({ clients, chosen, watchedOf }: Omit<ClientChoiceProps, 'onChoose'>) => (
  <nav className={styles.rail} aria-label="Clients">
    <ul>
      {clients.map(({ id, name }) => (
        <li key={id}>
          <AppLink
            to={`?client=${id}`}
            replace
            preventScrollReset
            markCurrent={id === chosen.id}
            className={styles.client ?? ''}
          >
            <span>{name}</span>
            <span className={styles.count}>
              {watchedOf(id)}
              <span className="visually-hidden"> watched</span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  </nav>
);

export const ClientChoice = ({ onChoose, ...rest }: ClientChoiceProps) => {
  const { clients, chosen, watchedOf } = rest;
  const id = useId();
  return (
    <>
      <Rail {...rest} />
      <div className={styles.choice}>
        <label htmlFor={id}>Client</label>
        <select id={id} value={chosen.id} onChange={({ target }) => onChoose(target.value)}>
          {clients.map((client) => (
            <option key={client.id} value={client.id}>
              {client.name} ({watchedOf(client.id)})
            </option>
          ))}
        </select>
      </div>
    </>
  );
};
