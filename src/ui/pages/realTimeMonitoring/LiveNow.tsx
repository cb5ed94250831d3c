/** Renders the current activity on the selection's websites: metrics, minutes, rankings and single visits. */
import { useMemo } from 'react';
import { useReply } from '../../data/useReply.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../parts/figures/widgetState.ts';
import { LiveBoard } from './LiveBoard.tsx';
import { quietKinds, quietWays } from './liveQuiet.tsx';
import type { LiveFigures } from './useLiveFigures.ts';

const roomForBoard = 900;

export const LiveNow = ({ live }: { live: LiveFigures }) => {
  const { use, connect, isFiltered } = live;
  const client = use.view.client ?? undefined;
  const query = useMemo(() => (client === undefined ? {} : { client }), [client]);
  const { data, error, refetch, dataUpdatedAt } = useReply('readRealtime', query, use.isLive);
  // Past moments have only hourly data.
  if (!use.isLive) return null;
  const quiet = data?.quiet ?? null;
  return (
    <WidgetFrame
      title="Right now"
      state={widgetState({ data, error }, quiet && quietKinds[quiet])}
      height={roomForBoard}
      readAt={dataUpdatedAt}
      onRetry={refetch}
      empty={quietWays({ quiet, isOfClient: use.isOfClient, connect })}
    >
      {() => data && <LiveBoard client={client} picture={data} isFiltered={isFiltered} />}
    </WidgetFrame>
  );
};
