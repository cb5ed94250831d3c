/** Reads a stored conversation with its answers and their ratings. */
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/servicesContext.ts';

export const useStoredConversation = (id: string | null, isWanted = true) => {
  const { api } = useServices();
  return useQuery({
    queryKey: ['readConversation', id],
    queryFn: ({ signal }) => api.call('readConversation', { params: { id: id ?? '' }, signal }),
    enabled: isWanted && id !== null,
  });
};
