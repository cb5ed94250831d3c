/** Renders the current activity on the selection's websites: metrics, minutes, rankings and single visits. */

import { useMemo } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { QuietReason } from '#domain/contract/realtimeSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { useReply } from '../../data/useReply.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { AskAdmin } from '../../parts/empty/AskAdmin.tsx';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import type { EmptyKind } from '../../parts/figures/widgetState.ts';
import { widgetState } from '../../parts/figures/widgetState.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import { useMomentInAddress } from './Launch.tsx';
import type { LiveAlerts } from './LiveAlertBar.tsx';
import { LiveBoard } from './LiveBoard.tsx';

const quietKinds: Readonly<Record<QuietReason, EmptyKind>> = {
  noClients: 'nothingCreated',
  archived: 'allArchived',
  paused: 'nothingCreated',
  noSources: 'noSource',
  silent: 'noData',
};

const clientsPath = protectedPages.clients.path;

type Reader = {
  readonly quiet: QuietReason | null;
  readonly isOfClient: boolean;
  readonly connect: (() => void) | null;
};

const quietWays = ({ quiet, isOfClient, connect }: Reader) => ({
  nothingCreated:
    quiet === 'paused'
      ? {
          title: 'The work for this client is paused',
          text: 'Live visits are shown again once it is resumed.',
          action: isOfClient ? null : <ButtonLink to={clientsPath}>Open the clients</ButtonLink>,
        }
      : {
          title: 'No clients yet',
          text: 'Live visits begin with the first client that has a connected source.',
          action: isOfClient ? null : <ButtonLink to={clientsPath}>Add a client</ButtonLink>,
        },
  allArchived: {
    title: 'This client is archived',
    text: 'Archived clients have no live visits. Their earlier visits are saved.',
    action: isOfClient ? null : (
      <ButtonLink to={`${clientsPath}?status=archived`}>Open the archived clients</ButtonLink>
    ),
  },
  noSource: connect
    ? { title: 'No source is connected', text: 'Connect a source to see visits.', onAction: connect }
    : {
        title: 'No source is connected',
        text: 'Connect a source to see visits.',
        action: <AskAdmin />,
      },
  noData: {
    title: 'The sources do not report',
    text: 'They are connected but unreachable, or their access has expired.',
    action: connect ? <ButtonLink to={protectedPages.integrations.path}>Open the sources</ButtonLink> : null,
  },
});

const roomForBoard = 900;

type LivePartProps = { readonly live: MetricSelection; readonly alerts: LiveAlerts };

const LivePart = ({ live, alerts }: LivePartProps) => {
  const { use, connect, isFiltered } = live;
  const client = use.view.client ?? undefined;
  const query = useMemo(() => definedOnly({ client }), [client]);
  const { data, error, refetch, dataUpdatedAt } = useReply('readRealtime', query, use.isLive);
  const quiet = data?.quiet ?? null;
  return (
    <WidgetFrame
      title="Right now"
      titleInside
      state={widgetState({ data, error }, quiet && quietKinds[quiet])}
      height={roomForBoard}
      readAt={dataUpdatedAt}
      onRetry={refetch}
      empty={quietWays({ quiet, isOfClient: use.isOfClient, connect })}
    >
      {() =>
        data && (
          <LiveBoard alerts={alerts} zone={use.zone} client={client} picture={data} isFiltered={isFiltered} />
        )
      }
    </WidgetFrame>
  );
};

const lateReplay = {
  fault: 'The replay did not load',
  load: async () => (await import('./ReplayBoard.tsx')).ReplayBoard,
};

export const LiveNow = ({ live, alerts }: LivePartProps) => {
  const { isLive, view } = live.use;
  const { at, set } = useMomentInAddress('replay');
  const Replay = useLazyModule(at !== null, lateReplay);
  // Past moments of the view have only hourly data.
  if (!isLive) return null;
  if (at === null) return <LivePart live={live} alerts={alerts} />;
  if (!Replay) return <TabSkeleton cards={5} rows={8} />;
  return <Replay key={at} client={view.client ?? undefined} at={at} onLive={() => set(null)} />;
};
