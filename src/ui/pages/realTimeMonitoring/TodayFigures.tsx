/** The key figures of today so far, against the same hours of yesterday. */
import { Explained } from '../../parts/figures/Explained.tsx';
import type { FigureName } from '../../parts/figures/figureSpecs.ts';
import { KeyFigureCard } from '../../parts/figures/KeyFigureCard.tsx';
import { useExplain } from '../../parts/figures/useExplain.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { liveState, liveWays } from './liveStates.tsx';
import styles from './RealTimeMonitoring.module.css';
import type { LiveFigures } from './useLiveFigures.ts';

const candidates: readonly FigureName[] = [
  'revenue_cents',
  'conversions',
  'sessions',
  'spend_cents',
  'users',
  'orders',
  'clicks',
  'cvr',
];

type TodayProps = { live: LiveFigures };
type Explain = ReturnType<typeof useExplain>;

const Cards = ({ live, explain }: TodayProps & { explain: Explain }) => {
  const { data, isFormer } = live.againstYesterday;
  const names = data ? candidates.filter((name) => data.totals[name] !== null) : candidates;
  return (
    <ul className={styles.cards} aria-label="Today so far" aria-busy={!data || isFormer}>
      {names.map((name) => (
        <KeyFigureCard
          key={name}
          name={name}
          value={data?.totals[name]}
          previous={data?.previous ? data.previous[name] : undefined}
          versus="the same hours yesterday"
          currency={data?.currency}
          course={data?.series.map((point) => point[name]) ?? []}
          figures={data?.totals}
          onExplain={() => explain.open(name)}
        />
      ))}
    </ul>
  );
};

const hoursText = (hours: number): string =>
  hours === 1
    ? 'The first hour of today, UTC, against the same hour of yesterday.'
    : `The first ${hours} hours of today, UTC, against the same hours of yesterday.`;

export const TodayFigures = ({ live }: TodayProps) => {
  const explain = useExplain();
  const { againstYesterday, hours } = live;
  return (
    <>
      <WidgetFrame
        title="Today so far"
        state={liveState(live, againstYesterday)}
        height={300}
        skeleton={<Cards live={live} explain={explain} />}
        readAt={againstYesterday.readAt}
        onRetry={againstYesterday.refetch}
        empty={liveWays(live)}
      >
        {() => (
          <>
            <p className={styles.quiet} role="status">
              {hoursText(hours)}
            </p>
            <Cards live={live} explain={explain} />
          </>
        )}
      </WidgetFrame>
      <Explained
        explain={explain}
        query={live.query}
        currency={live.againstYesterday.data?.currency ?? 'USD'}
        freshness={live.againstYesterday.data?.freshness ?? []}
      />
    </>
  );
};
