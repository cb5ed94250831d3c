/** Renders a snapshot of 30 minutes: key figures, visits by the minute, and rankings. */
import { type ReactNode, useId, useMemo } from 'react';
import type { LiveMinute, LiveRank, RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import type { MinuteCount } from '#domain/monitor/perMinute.ts';
import { count, money } from '../../content/formatMetric.ts';
import { ChangeText } from '../../parts/figures/ChangeText.tsx';
import { Hint } from '../../widgets/Hint.tsx';
import styles from './LiveBoard.module.css';
import { hints, lastWeek, paceText, perMinuteText, visitsAMinute } from './liveWords.ts';
import { MinuteChart } from './MinuteChart.tsx';

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
  const { active, users, conversions, minutes, revenue_cents, revenue_before_cents, spend_cents, pace } =
    picture;
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
      <Figure name="Spend today" hint={hints.spend} value={money(spend_cents)}>
        <span className={styles.change}>{paceText(pace)}</span>
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
      {rows.length === 0 && <p className="hint">No visits in these 30 minutes.</p>}
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

/** Equal while the counts are, so that the chart is not drawn again at each message. */
const useMinutes = (minutes: readonly LiveMinute[]) => {
  const spoken = minutes
    .map(({ at, visits, visits_before }) => `${Date.parse(at)}=${visits}=${visits_before}`)
    .join();
  return useMemo(() => {
    const read = spoken.split(',').map((one) => one.split('=').map(Number));
    return {
      bars: read.map(([from = 0, visits = 0]): MinuteCount => ({ from, count: visits })),
      former: read.map(([, , before = 0]) => before),
    };
  }, [spoken]);
};

const visitWords = ['visit', 'visits'] as const;

export const LivePicture = ({ picture }: { picture: RealtimeReply }) => {
  const { bars, former } = useMinutes(picture.minutes);
  const before = picture.minutes.reduce((sum, { visits_before }) => sum + visits_before, 0);
  return (
    <>
      <LiveKeyFigures picture={picture} />
      <MinuteChart
        title="Visits per minute"
        counted={visitWords}
        known
        bars={bars}
        former={former}
        note={`${count(before)} visits in the same minutes a week ago.`}
      />
      <div className={styles.rankings}>
        <LiveRanking title="Top pages" of="Page" rows={picture.pages} />
        <LiveRanking title="Campaigns" of="Campaign" rows={picture.campaigns} />
        <LiveRanking title="Channels" of="Channel" rows={picture.channels} />
        <div className={styles.pair}>
          <LiveRanking title="Countries" of="Country" rows={picture.countries} />
          <LiveRanking title="Devices" of="Device" rows={picture.devices} />
        </div>
      </div>
    </>
  );
};
