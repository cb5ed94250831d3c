/** Loads the workspace's clients; people of a client, and owners without a plan, may not list them. */
import { useQuery } from '@tanstack/react-query';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { allClients } from '../../data/clientReads.ts';
import { replyQuery } from '../../data/replyQuery.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';

export const useMayListClients = (): boolean => mayOpen(roleOf(useAuth().profile?.role), 'clients');

/** Includes archived clients; undefined while loading, if not wanted, and without permission. */
export const useClients = (isWanted: boolean): readonly ClientItem[] | undefined => {
  const { api } = useServices();
  const enabled = useMayListClients() && isWanted;
  return useQuery({ ...replyQuery(api, 'listClients', allClients), enabled }).data?.items;
};
