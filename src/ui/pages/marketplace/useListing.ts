/** Reads an app with its details. */
import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#domain/contract/endpoints.ts';
import { useServices } from '../../services/servicesContext.ts';

export const useListing = (id: string) => {
  const { api } = useServices();
  return useQuery({
    queryKey: ['readListing', id],
    queryFn: ({ signal }): Promise<ReplyOf<'readListing'>> =>
      api.call('readListing', { params: { id }, query: {}, signal }),
  });
};
