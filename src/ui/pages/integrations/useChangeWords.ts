/** Says in the notice what a change of connections did, and what its undo did. */
import type { ReversibleChange } from '#machines/editing/reversibleChangeMachine.ts';
import { useReply } from '../../data/useReply.ts';

const isMany = ({ details }: ReversibleChange): boolean => String(details?.ids ?? '').includes(',');

export const useChangeWords = () => {
  const clients = useReply('listIntegrationClients', { limit: '500' }).data?.items ?? [];
  return (kind: string, name: string, change: ReversibleChange) => {
    const gone = `${name} is disconnected`;
    const back = `${name} is connected again`;
    const verb = isMany(change) ? 'are' : 'is';
    switch (kind) {
      case 'sync':
        return { made: `${name} ${verb} synced.`, takenBack: '' };
      case 'reconnect':
        return { made: `${name} ${verb} reconnected.`, takenBack: '' };
      case 'stopHistory':
        return { made: `The history of ${name} stops here.`, takenBack: `The history of ${name} goes on.` };
      case 'continueHistory':
        return { made: `The history of ${name} goes on.`, takenBack: `The history of ${name} stops here.` };
      case 'pause':
        return { made: `${name} ${verb} paused.`, takenBack: `${name} ${verb} active again.` };
      case 'resume':
        return { made: `${name} ${verb} active again.`, takenBack: `${name} ${verb} paused again.` };
      case 'disconnect':
        return { made: `${gone}.`, takenBack: `${back}.` };
      case 'restore':
        return { made: `${back}.`, takenBack: `${gone} again.` };
      default: {
        const client = clients.find(({ id }) => id === change.details?.clientId)?.name ?? 'another client';
        return {
          made: `${name} now belongs to ${client}.`,
          takenBack: `${name} is back with its previous client.`,
        };
      }
    }
  };
};
