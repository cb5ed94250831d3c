/** Reads a client's imports with their files and days. */
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/servicesContext.ts';

const most = '100';

export const useImports = (id: string) => {
  const { api } = useServices();
  return useQuery({
    queryKey: ['listImports', { id }],
    queryFn: ({ signal }) => api.call('listImports', { params: { id }, query: { limit: most }, signal }),
  });
};
