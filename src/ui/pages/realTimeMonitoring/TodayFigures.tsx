/** Renders the key metrics of today or the range against their comparison. */
import { comparedInSentence } from '#domain/analysis/comparedInSentence.ts';
import { Explained } from '../../parts/figures/Explained.tsx';
import { FigureNotes } from '../../parts/figures/FigureNotes.tsx';
import type { FigureName } from '../../parts/figures/figureSpecs.ts';
import { KeyFigureStrip } from '../../parts/figures/KeyFigureStrip.tsx';
import { useExplain } from '../../parts/figures/useExplain.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { liveState, liveWays } from './liveStates.tsx';
import type { LiveSelection } from './useLiveReferences.ts';

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

type TodayProps = { live: LiveSelection };
const titleOf = ({ days }: LiveSelection): string => (days === 'today' ? 'Today so far' : 'These days');

type Explain = ReturnType<typeof useExplain>;

const Cards = ({ live, explain }: TodayProps & { explain: Explain }) => {
  const { data, isFormer } = live.metrics;
  return (
    <KeyFigureStrip
      label={titleOf(live)}
      names={data ? candidates.filter((name) => data.totals[name] !== null) : candidates}
      reply={data}
      isFormer={isFormer}
      versus={live.references[0]?.versus ?? ''}
      currency={data?.currency}
      onExplain={explain.open}
    />
  );
};

const shownText = ({ shown, references: [first] }: LiveSelection): string =>
  first ? `${shown}, against ${comparedInSentence(first.versus)}.` : `${shown}.`;

export const TodayFigures = ({ live }: TodayProps) => {
  const explain = useExplain();
  const { metrics } = live;
  return (
    <>
      <WidgetFrame
        title={titleOf(live)}
        state={liveState(live, metrics)}
        height={300}
        hasOwnShape
        readAt={metrics.readAt}
        isBusy={metrics.isFormer}
        onRetry={metrics.refetch}
        empty={liveWays(live)}
      >
        {() => (
          <>
            {metrics.data && (
              <p className="note" role="status">
                {shownText(live)}
              </p>
            )}
            <Cards live={live} explain={explain} />
          </>
        )}
      </WidgetFrame>
      <FigureNotes reply={metrics.data} />
      <Explained
        explain={explain}
        query={live.query}
        currency={metrics.data?.currency ?? 'USD'}
        freshness={metrics.data?.freshness ?? []}
      />
    </>
  );
};
