/** Renders the live metrics with their controls and details. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { memo, useId, useMemo, useRef, useState } from 'react';
import type { LiveMinute, LiveRank, LiveVisit, RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { countryLabels, deviceLabels } from '#domain/metrics/breakdowns.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import type { MinuteCount } from '#domain/monitor/perMinute.ts';
import { count, money } from '../../content/formatMetric.ts';
import { ChangeText } from '../../parts/figures/ChangeText.tsx';
import { useClients } from '../../parts/view/useClients.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { Hint } from '../../widgets/Hint.tsx';
import styles from './LiveBoard.module.css';
import { LiveControls } from './LiveControls.tsx';
import { exactTime, hints, kindOf, lastWeek, newVisits, perMinuteText, visitsAMinute } from './liveWords.ts';
import { MinuteChart } from './MinuteChart.tsx';
import type { LiveVisits } from './useLiveVisits.ts';
import { useLiveVisits } from './useLiveVisits.ts';

type LineProps = { readonly visit: LiveVisit; readonly isOfOneClient: boolean };

const Line = memo(({ visit, isOfOneClient }: LineProps) => (
  <li className={styles.visit} data-kind={visit.kind}>
    <time dateTime={visit.at}>{exactTime(visit.at)}</time>
    <span>
      <span className={visit.kind === 'visit' ? 'visually-hidden' : styles.kind}>{kindOf(visit)}</span>{' '}
      <bdi>{visit.page}</bdi>
      {!isOfOneClient && <span className={styles.quiet}> · {visit.client}</span>}
    </span>
    <span className={styles.from}>
      {channelLabels[visit.channel]}
      {visit.campaign !== null && <bdi className={styles.quiet}> · {visit.campaign}</bdi>}
    </span>
    <span className={styles.where}>
      {countryLabels[visit.country]} · {deviceLabels[visit.device]}
    </span>
    <span className={styles.value}>{visit.value_cents === null ? '' : money(visit.value_cents)}</span>
  </li>
));

const VisitList = ({ visits, isOfOneClient }: { visits: LiveVisits; isOfOneClient: boolean }) => {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isPointed = useRef(false);
  const { visits: shown, heldBack } = useSelector(visits, ({ context }) => context);
  const look = () => {
    const isRead = isPointed.current || (place.current?.scrollTop ?? 0) > 0;
    const { isHeld } = visits.getSnapshot().context;
    if (isRead !== isHeld) visits.send({ type: isRead ? 'list.hold' : 'list.release' });
  };
  const point = (isOver: boolean) => {
    isPointed.current = isOver;
    look();
  };
  const showAll = () => {
    isPointed.current = false;
    if (place.current) place.current.scrollTop = 0;
    visits.send({ type: 'list.release' });
  };
  return (
    <section aria-labelledby={id}>
      <div className={styles.visitsHead}>
        <h3 id={id}>Live visits</h3>
        {heldBack.length > 0 && (
          <Button size="small" onClick={showAll}>
            {newVisits(heldBack.length)}
          </Button>
        )}
      </div>
      {shown.length === 0 && <p className={styles.quiet}>No visits in the last 30 minutes.</p>}
      {shown.length > 0 && (
        <div
          ref={place}
          className={styles.scroll}
          data-scroll
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
          tabIndex={0}
          onPointerEnter={() => point(true)}
          onPointerLeave={() => point(false)}
          onScroll={look}
        >
          <ol data-visits>
            {shown.map((visit) => (
              <Line key={visit.id} visit={visit} isOfOneClient={isOfOneClient} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
};

type FigureProps = {
  readonly name: string;
  readonly hint: string;
  readonly value: string;
  readonly children?: ReactNode;
};

const Figure = ({ name, hint, value, children }: FigureProps) => (
  <div>
    <dt>
      <Hint text={hint}>{name}</Hint>
    </dt>
    <dd>
      {value}
      {children}
    </dd>
  </div>
);

const LiveKeyFigures = ({ picture }: { picture: RealtimeReply }) => {
  const { active, users, conversions, minutes, revenue_cents, revenue_before_cents } = picture;
  return (
    <dl className={styles.figures} aria-label="Right now">
      <Figure name="Active now" hint={hints.active} value={count(active)} />
      <Figure name="Users, 30 min" hint={hints.users} value={count(users)} />
      <Figure name="Visits a minute" hint={hints.pace} value={perMinuteText(visitsAMinute(minutes))} />
      <Figure name="Conversions, 30 min" hint={hints.conversions} value={count(conversions)} />
      <Figure name="Revenue today" hint={hints.revenue} value={money(revenue_cents)}>
        <span className={styles.change}>
          <ChangeText
            name="revenue_cents"
            current={revenue_cents}
            previous={revenue_before_cents === 0 ? null : revenue_before_cents}
            versus={lastWeek}
          />
          <span> vs last week</span>
        </span>
      </Figure>
    </dl>
  );
};

type LiveRankingProps = { readonly title: string; readonly of: string; readonly rows: readonly LiveRank[] };

const LiveRanking = ({ title, of, rows }: LiveRankingProps) => {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  return (
    <section className={styles.ranking} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {rows.length === 0 && <p className={styles.quiet}>No visits in the last 30 minutes.</p>}
      {rows.length > 0 && (
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">Visits</th>
              <th scope="col">Conv.</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, visits, conversions }) => (
              <tr key={key}>
                <th scope="row">
                  <span className={styles.bar} style={{ inlineSize: `${(100 * visits) / most}%` }} />
                  <bdi>{label}</bdi>
                </th>
                <td>{count(visits)}</td>
                <td>{conversions === 0 ? '–' : count(conversions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

const useMinuteBars = (minutes: readonly LiveMinute[]): readonly MinuteCount[] => {
  const told = minutes.map(({ at, visits }) => `${Date.parse(at)}=${visits}`).join();
  return useMemo(
    () =>
      told.split(',').map((one): MinuteCount => {
        const [from = 0, visits = 0] = one.split('=').map(Number);
        return { from, count: visits };
      }),
    [told],
  );
};

type LiveBoardProps = {
  readonly client: string | undefined;
  readonly picture: RealtimeReply;
  readonly isFiltered: boolean;
};

const lateWall = {
  fault: 'The wall mode did not load',
  load: async () => (await import('./WallMode.tsx')).WallMode,
};

const visitWords = ['visit', 'visits'] as const;

export const LiveBoard = ({ client, picture: read, isFiltered }: LiveBoardProps) => {
  const visits = useLiveVisits(client, read);
  const [isWall, setWall] = useState(false);
  const Wall = useLazyModule(isWall, lateWall, { onFailure: () => setWall(false) });
  const clientName = useClients(client !== undefined)?.find(({ id }) => id === client)?.name;
  const picture = useSelector(visits, ({ context }) => context.picture);
  const bars = useMinuteBars(picture.minutes);
  const before = picture.minutes.reduce((sum, { visits_before }) => sum + visits_before, 0);
  return (
    <div className={styles.board}>
      <LiveControls visits={visits} isFiltered={isFiltered} onWall={() => setWall(true)} />
      {isWall && Wall && (
        <Wall visits={visits} name={clientName ?? 'All clients'} onClose={() => setWall(false)} />
      )}
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
