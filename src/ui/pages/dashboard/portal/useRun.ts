/** Reads a report as it was sent. */
import { skipToken, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/servicesContext.ts';

export const useRun = (id: string | null) => {
  const { api } = useServices();
  return useQuery({
    queryKey: ['readReportRun', { id }],
    queryFn: id === null ? skipToken : ({ signal }) => api.call('readReportRun', { params: { id }, signal }),
  });
};
