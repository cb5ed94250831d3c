/** What of the clients is shown: a search and the choice between active and archived ones, both kept in the address; and all of it as a file. */
import { Button, Input, Segmented } from 'antd';
import type { ClientItem, ClientList } from '#domain/contract/clientSchemas.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import styles from './Clients.module.css';
import { clientsCsv } from './clientsCsv.ts';
import type { ClientView } from './clientView.ts';

type ClientSearchProps = {
  view: ClientView;
  counts: ClientList['counts'] | null;
  shown: readonly ClientItem[];
  onChange: (view: Partial<ClientView>) => void;
};

export const ClientSearch = ({ view, counts, shown, onChange }: ClientSearchProps) => (
  <search className={styles.search}>
    <Input
      aria-label="Search clients"
      placeholder="Name, domain or industry"
      allowClear
      value={view.search}
      onChange={({ target }) => onChange({ search: target.value })}
    />
    <Segmented
      aria-label="Which clients"
      value={view.archived ? 'archived' : 'active'}
      options={[
        { value: 'active', label: counts ? `Active ${counts.active}` : 'Active' },
        { value: 'archived', label: counts ? `Archived ${counts.archived}` : 'Archived' },
      ]}
      onChange={(value) => onChange({ archived: value === 'archived' })}
    />
    <Button
      type="text"
      className={styles.download ?? ''}
      disabled={shown.length === 0}
      onClick={() => downloadText('clients.csv', 'text/csv', clientsCsv(shown))}
    >
      Download CSV
    </Button>
  </search>
);
