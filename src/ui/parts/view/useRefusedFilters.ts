/** Whether the API has refused filters as naming nothing: ids of campaigns and sources are known to it alone. */
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

type Asked = { readonly queryKey: readonly unknown[]; readonly state: { readonly error: unknown } };

const isRefused = ({ queryKey, state }: Asked, filters: string): boolean =>
  Object(queryKey[1]).filters === filters && Object(state.error).problem?.errors?.filters !== undefined;

/** `filters` as the wire has them, of the view that the address names. */
export const useRefusedFilters = (filters: string): boolean => {
  const cache = useQueryClient().getQueryCache();
  const read = () => filters !== '' && cache.getAll().some((query) => isRefused(query, filters));
  return useSyncExternalStore((listener) => cache.subscribe(listener), read, read);
};
