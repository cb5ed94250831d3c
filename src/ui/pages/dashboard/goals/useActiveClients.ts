/** Limits goals to active clients, because archived ones reach none. */
import { useClients } from '../../../parts/view/useClients.ts';

export const useActiveClients = () => {
  const clients = useClients(true)?.filter(({ archived_at: archived }) => archived === null);
  const names = new Map(clients?.map(({ id, name }) => [id, name]));
  return {
    nameOf: (id: string): string => names.get(id) ?? 'A client',
    isActive: (id: string): boolean => clients === undefined || names.has(id),
    choices: clients?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  };
};
