/** What was done for the client that is chosen, or for all of them, today; new events appear as they happen. */
import { useMemo } from 'react';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { Names } from '../../content/told.ts';
import { latestEvents } from '../../data/monitorReads.ts';
import { useReply } from '../../data/useReply.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { EventLines } from '../../parts/EventLines.tsx';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../parts/figures/widgetState.ts';
import { useServices } from '../../services/servicesContext.ts';
import type { LiveFigures } from './useLiveFigures.ts';

const most = 12;

const isOfClient = ({ tags }: EventItem): boolean => tags.some((tag) => tag.startsWith('client:'));

export const ClientEvents = ({ live }: { live: LiveFigures }) => {
  const { world } = useServices();
  const { client } = live.use.view;
  const query = client === null ? latestEvents : { ...latestEvents, client };
  const { data, error, refetch } = useReply('listEvents', query);
  const workspace = useReply('readWorkspace').data;
  const names: Names = useMemo(
    () => new Map(workspace?.members.map(({ id, name }) => [id, name])),
    [workspace],
  );
  const { from } = live.query;
  const events = useMemo(
    () => (data?.items ?? []).filter((item) => isOfClient(item) && item.occurred_at.slice(0, 10) === from),
    [data, from],
  );
  const empty = data !== undefined && events.length === 0 ? 'nothingCreated' : null;
  return (
    <WidgetFrame
      title="Done for clients today"
      state={widgetState({ data, error }, empty)}
      height={200}
      readAt={world.clock.now()}
      onRetry={refetch}
      empty={{
        nothingCreated: {
          title: 'Nothing was done today',
          text: 'Nothing has been done for a client today.',
          action: <ButtonLink to="?tab=log">Open the live log</ButtonLink>,
        },
      }}
    >
      {() => <EventLines events={events.slice(0, most)} label="Events of clients today" names={names} />}
    </WidgetFrame>
  );
};
