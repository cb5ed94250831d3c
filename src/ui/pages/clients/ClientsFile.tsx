/** Renders the button that exports clients once the data of all columns is loaded. */
import { Button } from 'antd';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { useStaff } from '../../parts/useStaff.ts';
import { useToday } from '../../services/useToday.ts';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { clientsCsv } from './clientsCsv.ts';
import { useStandings } from './useClientStatuses.ts';

type ClientsFileProps = {
  clients: readonly ClientItem[];
  label: string;
  isPlain?: boolean;
};

export const ClientsFile = ({ clients, label, isPlain = false }: ClientsFileProps) => {
  const standings = useStandings();
  const staff = useStaff();
  const saveTable = useSaveTable();
  const today = useToday();
  return (
    <Button
      {...(isPlain ? { type: 'text' } : {})}
      disabled={clients.length === 0 || standings === undefined || staff.size === 0}
      onClick={() =>
        standings !== undefined && saveTable('clients', clientsCsv(clients, { standings, staff, today }))
      }
    >
      {label}
    </Button>
  );
};
