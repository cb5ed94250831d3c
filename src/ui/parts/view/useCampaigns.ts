/** Loads the campaigns of a client, or of all clients of the reader. */
import { useQuery } from '@tanstack/react-query';
import { replyQuery } from '../../data/replyQuery.ts';
import { everything } from '../../data/wholeList.ts';
import { useServices } from '../../services/servicesContext.ts';

export const useCampaigns = (
  client: string | null,
  isWanted: boolean,
): readonly { readonly id: string; readonly name: string }[] | null => {
  const { api } = useServices();
  const query = { ...(client === null ? {} : { client }), limit: everything };
  return useQuery({ ...replyQuery(api, 'listCampaigns', query), enabled: isWanted }).data?.items ?? null;
};
