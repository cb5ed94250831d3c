/** The imports of a client with what is known of their files and days. */
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/servicesContext.ts';

/** As many as one page of the list has. */
const most = '100';

export const useImports = (id: string) => {
  const { api } = useServices();
  return useQuery({
    queryKey: ['listImports', { id }],
    queryFn: ({ signal }) => api.call('listImports', { params: { id }, query: { limit: most }, signal }),
  });
};
