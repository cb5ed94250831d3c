/** Renders the live metrics with their controls and the feed of visits. */
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { useClients } from '../../parts/view/useClients.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { LaunchCounter } from './Launch.tsx';
import { type LiveAlerts, useAlertChecks } from './LiveAlertBar.tsx';
import styles from './LiveBoard.module.css';
import { LiveControls } from './LiveControls.tsx';
import { LivePicture } from './LivePicture.tsx';
import { newVisits } from './liveWords.ts';
import { useApiCalls } from './useApiCalls.ts';
import { type LiveVisits, useLiveVisits } from './useLiveVisits.ts';
import { VisitFeed } from './VisitFeed.tsx';

const LiveFeed = ({ visits, isOfOneClient }: { visits: LiveVisits; isOfOneClient: boolean }) => {
  const { visits: shown, heldBack } = useSelector(visits, ({ context }) => context);
  const hold = (isRead: boolean) => {
    const { isHeld } = visits.getSnapshot().context;
    if (isRead !== isHeld) visits.send({ type: isRead ? 'list.hold' : 'list.release' });
  };
  return (
    <VisitFeed
      title="Live visits"
      visits={shown}
      isOfOneClient={isOfOneClient}
      onRead={hold}
      waiting={
        heldBack.length === 0
          ? null
          : { words: newVisits(heldBack.length), onShow: () => visits.send({ type: 'list.release' }) }
      }
    />
  );
};

type LiveBoardProps = {
  readonly alerts: LiveAlerts;
  readonly zone: string;
  readonly client: string | undefined;
  readonly picture: RealtimeReply;
  readonly isFiltered: boolean;
};

const lateWall = {
  fault: 'The wall mode did not load',
  load: async () => (await import('./WallMode.tsx')).WallMode,
};

export const LiveBoard = ({ alerts, zone, client, picture: read, isFiltered }: LiveBoardProps) => {
  const visits = useLiveVisits(client, read);
  const [isWall, setWall] = useState(false);
  const Wall = useLazyModule(isWall, lateWall, { onFailure: () => setWall(false) });
  const clientName = useClients(client !== undefined)?.find(({ id }) => id === client)?.name;
  const picture = useSelector(visits, ({ context }) => context.picture);
  useAlertChecks(alerts, picture, useApiCalls());
  return (
    <div className={styles.board}>
      <LiveControls
        site={client === undefined ? null : { client, zone }}
        visits={visits}
        isFiltered={isFiltered}
        onWall={() => setWall(true)}
      />
      {isWall && Wall && (
        <Wall visits={visits} name={clientName ?? 'All clients'} onClose={() => setWall(false)} />
      )}
      {client !== undefined && <LaunchCounter client={client} picture={picture} />}
      <LivePicture picture={picture} />
      <LiveFeed visits={visits} isOfOneClient={client !== undefined} />
    </div>
  );
};
