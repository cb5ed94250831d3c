/** Renders the live metrics with their controls and details. */
import { useSelector } from '@xstate/react';
import type { RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { count } from '../../content/formatMetric.ts';
import styles from './LiveBoard.module.css';
import { LiveControls } from './LiveControls.tsx';
import { LiveKeyFigures } from './LiveKeyFigures.tsx';
import { LiveRanking } from './LiveRanking.tsx';
import { MinuteChart } from './MinuteChart.tsx';
import { useLiveVisits } from './useLiveVisits.ts';
import { useMinuteBars } from './useMinuteBars.ts';
import { VisitList } from './VisitList.tsx';

type LiveBoardProps = {
  readonly client: string | undefined;
  readonly picture: RealtimeReply;
  readonly isFiltered: boolean;
};

const visitWords = ['visit', 'visits'] as const;

export const LiveBoard = ({ client, picture: read, isFiltered }: LiveBoardProps) => {
  const visits = useLiveVisits(client, read);
  const picture = useSelector(visits, ({ context }) => context.picture);
  const bars = useMinuteBars(picture.minutes);
  const before = picture.minutes.reduce((sum, { visits_before }) => sum + visits_before, 0);
  return (
    <div className={styles.board}>
      <LiveControls visits={visits} isFiltered={isFiltered} />
      <LiveKeyFigures picture={picture} />
      <MinuteChart
        title="Visits per minute"
        counted={visitWords}
        known
        bars={bars}
        note={`${count(before)} visits in the same minutes a week ago.`}
      />
      <div className={styles.rankings}>
        <LiveRanking title="Top pages" of="Page" rows={picture.pages} />
        <LiveRanking title="Channels" of="Channel" rows={picture.channels} />
        <LiveRanking title="Countries" of="Country" rows={picture.countries} />
        <LiveRanking title="Devices" of="Device" rows={picture.devices} />
      </div>
      <VisitList visits={visits} isOfOneClient={client !== undefined} />
    </div>
  );
};
