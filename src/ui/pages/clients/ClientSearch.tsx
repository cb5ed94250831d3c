/** What of the clients is shown: a search and the choice between active and archived ones, both kept in the address. */
import { Input, Segmented } from 'antd';
import type { ClientList } from '#domain/contract/clientSchemas.ts';
import styles from './Clients.module.css';

type ClientSearchProps = {
  search: string;
  archived: boolean;
  counts: ClientList['counts'] | null;
  onChange: (view: { search?: string; archived?: boolean }) => void;
};

export const ClientSearch = ({ search, archived, counts, onChange }: ClientSearchProps) => (
  <search className={styles.search}>
    <Input
      aria-label="Search clients"
      placeholder="Name, domain or industry"
      allowClear
      value={search}
      onChange={({ target }) => onChange({ search: target.value })}
    />
    <Segmented
      aria-label="Which clients"
      value={archived ? 'archived' : 'active'}
      options={[
        { value: 'active', label: counts ? `Active ${counts.active}` : 'Active' },
        { value: 'archived', label: counts ? `Archived ${counts.archived}` : 'Archived' },
      ]}
      onChange={(value) => onChange({ archived: value === 'archived' })}
    />
  </search>
);
