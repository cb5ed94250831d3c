/** Archives a client of the portfolio, with undo. */
import { useSelector } from '@xstate/react';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';

export const useArchiving = () => {
  const { api } = useServices();
  const { actor, words, ask } = useReversible();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const archive = ({ id, name }: PortfolioClient) =>
    ask({
      make: async (told) => {
        const params = { id };
        // The portfolio has no versions, so the client is read first for its current one.
        const { client } = await api.call('readClient', { params });
        await api.call('archiveClient', { params, ifMatch: client.etag, ...told });
      },
      made: `Archived ${name}.`,
      takenBack: `${name} is active again.`,
    });
  return { actor, words, busy, archive };
};
