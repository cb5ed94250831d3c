/** Why no client is shown, and what to do: none yet, all archived, none archived, or none found. */
import { Button } from 'antd';
import type { ClientList } from '#domain/contract/clientSchemas.ts';
import styles from './Clients.module.css';

type NoClientsProps = {
  counts: ClientList['counts'];
  search: string;
  archived: boolean;
  onShow: (view: { search: string; archived: boolean }) => void;
  onAdd: () => void;
};

export const NoClients = ({ counts, search, archived, onShow, onAdd }: NoClientsProps) => {
  if (search.trim() !== '') {
    return (
      <div className={styles.none}>
        <h2>No client matches “{search.trim()}”</h2>
        <p>The search looks in names, domains and industries.</p>
        <Button onClick={() => onShow({ search: '', archived })}>Clear the search</Button>
      </div>
    );
  }
  if (archived) {
    return (
      <div className={styles.none}>
        <h2>Nothing is archived</h2>
        <p>A client that you archive moves here, with everything that belongs to it.</p>
        <Button onClick={() => onShow({ search: '', archived: false })}>Show active clients</Button>
      </div>
    );
  }
  if (counts.archived > 0) {
    return (
      <div className={styles.none}>
        <h2>All your clients are archived</h2>
        <p>Restore one of them, or add a new one.</p>
        <Button onClick={() => onShow({ search: '', archived: true })}>Show archived clients</Button>
      </div>
    );
  }
  return (
    <div className={styles.none}>
      <h2>No clients yet</h2>
      <p>Add the first company that you work for. Its name and domain are enough to begin.</p>
      <Button type="primary" onClick={onAdd}>
        Add your first client
      </Button>
    </div>
  );
};
