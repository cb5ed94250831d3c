/** Marks a launch as an annotation, and counts visits and conversions before and after it. */
import { Button, Flex } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { dayInZone } from '#domain/clients/clientZone.ts';
import type { RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { launchCounts } from '#domain/realtime/launchCounts.ts';
import { longestResume } from '#domain/realtime/realtimeWindows.ts';
import { count } from '../../content/formatMetric.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import styles from './LiveBoard.module.css';
import { timeInAddress } from './liveTabs.ts';
import { exactTime } from './liveWords.ts';

/** Milliseconds since the epoch; null without one. */
export const useMomentInAddress = (key: 'replay' | 'launch') => {
  const [params, setParams] = useSearchParams();
  const set = (at: number | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (at === null) next.delete(key);
        else next.set(key, new Date(at).toISOString());
        return next;
      },
      { preventScrollReset: true },
    );
  return { at: timeInAddress(params.get(key)), set };
};

/** One client, and its time zone. */
export type LaunchSite = { readonly client: string; readonly zone: string };

export const MarkLaunch = ({ client, zone }: LaunchSite) => {
  const { api, world } = useServices();
  const { at, set } = useMomentInAddress('launch');
  const changes = useReversible();
  const canMark = useCanEdit('agency');
  if (!canMark) return null;
  const mark = () => {
    const now = world.clock.now();
    const day = calendarDayOf(dayInZone(zone, now));
    const text = `Launch at ${exactTime(new Date(now).toISOString())}`;
    changes.ask({
      made: 'Marked the launch as an annotation.',
      takenBack: 'The annotation is removed.',
      make: (options) =>
        api.call('addAnnotation', {
          body: { client_id: client, from: day, to: day, text, shared: false },
          ...options,
        }),
    });
    set(now);
  };
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {at === null && (
        <Button size="small" onClick={mark}>
          Mark launch
        </Button>
      )}
    </>
  );
};

const changeText = (before: number, after: number): string => {
  if (before === 0) return '';
  const change = Math.round((100 * (after - before)) / before);
  return ` (${change > 0 ? '+' : ''}${change}%)`;
};

type LaunchCounterProps = { readonly client: string; readonly picture: RealtimeReply };

/** Ends with the half hour after the launch. */
export const LaunchCounter = ({ client, picture }: LaunchCounterProps) => {
  const { at, set } = useMomentInAddress('launch');
  const end = (at ?? 0) + longestResume;
  const isOver = at !== null && Date.parse(picture.at) > end;
  const asOf = (time: number) => ({ client, as_of: new Date(time).toISOString() });
  const { data: former } = useReply('readRealtime', asOf(at ?? 0), at !== null);
  const { data: last } = useReply('readRealtime', asOf(end), isOver);
  const now = isOver ? last : picture;
  if (at === null || former === undefined || now === undefined) return null;
  const counts = launchCounts(at, { former: former.minutes, now: now.minutes });
  const time = exactTime(new Date(at).toISOString());
  return (
    <Flex
      component="section"
      wrap
      align="center"
      justify="space-between"
      gap="4px 16px"
      className={styles.launch ?? ''}
      aria-label="Launch"
    >
      <p>
        <strong>Launch at {time}</strong>
        {counts === null
          ? ' · counting from the next minute on'
          : ` · ${count(counts.minutes)} min after: ${count(counts.after.visits)} visits${changeText(counts.before.visits, counts.after.visits)}, ${count(counts.after.conversions)} conversions · ${count(counts.minutes)} min before: ${count(counts.before.visits)} visits, ${count(counts.before.conversions)} conversions`}
      </p>
      <Button size="small" type="text" onClick={() => set(null)}>
        Stop counting
      </Button>
    </Flex>
  );
};
