/** Starts and ends the view of a client's portal. */
import { useNavigate } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { clientViewMachine } from '#machines/clientView/clientViewMachine.ts';
import { clientViewService } from '#machines/clientView/clientViewService.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';

export const useClientView = (clientId: string | null) => {
  const { api, clientView: door, world } = useServices();
  const navigate = useNavigate();
  const { path } = protectedPages.dashboard;
  return useLifecycle(
    () =>
      clientViewMachine.provide(
        clientViewService({
          api,
          door,
          showPortal: () => void navigate(path),
          showClient: (client) => void navigate(`${path}?client=${client ?? ''}`),
          onMissed: (error) =>
            world.trace.record({
              kind: 'note',
              name: 'The end of a look at a portal was not told',
              detail: error,
            }),
        }),
      ),
    { id: 'clientView', input: { clientId } },
  );
};
