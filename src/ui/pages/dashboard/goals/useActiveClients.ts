/** Whose goals are told: those of active clients, as an archived one reaches nothing any more. */
import { useClients } from '../../../parts/view/useClients.ts';

/** Until the clients are known each counts as active, and is called a client. */
export const useActiveClients = () => {
  const clients = useClients(true)?.filter(({ archived_at: archived }) => archived === null);
  const names = new Map(clients?.map(({ id, name }) => [id, name]));
  return {
    nameOf: (id: string): string => names.get(id) ?? 'A client',
    isActive: (id: string): boolean => clients === undefined || names.has(id),
    choices: clients?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  };
};
