/** Renders the market of one client: share of voice, competitors with estimates, and further parts in tabs. */
import { useMemo } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { MarketReply } from '#domain/contract/marketSchemas.ts';
import { count, longDay } from '../../content/formatMetric.ts';
import type { StaleReply } from '../../data/useStaleReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { type WidgetState, widgetState } from '../../parts/figures/widgetState.ts';
import { usePart } from '../../parts/usePart.ts';
import { type PagePart, PartTabs } from '../../widgets/PartTabs.tsx';
import { useIsNarrow } from '../../widgets/useIsNarrow.ts';
import { Ads, Reviews } from './AdsAndReviews.tsx';
import styles from './CompetitorAnalysis.module.css';
import { Gaps } from './Gaps.tsx';
import { Keywords } from './Keywords.tsx';
import { Rankings, ShareOfVoice, shareChartHeight } from './MarketCharts.tsx';
import { Estimate, percent } from './marketWords.tsx';
import { OwnFigures } from './OwnFigures.tsx';
import { Timeline } from './Timeline.tsx';
import { WatchList, type WatchListProps } from './WatchList.tsx';

const figuresOf = (market: MarketReply, versus: string | null) => {
  const [own] = market.sites;
  if (!own) return [];
  const { now, before } = own;
  const rank = 1 + market.sites.filter(({ now: { share } }) => (share ?? 0) > (now.share ?? 0)).length;
  const estimate = (name: 'visits' | 'top3' | 'top10') => (
    <Estimate text={count(now[name])} now={now[name]} before={before?.[name]} versus={versus} />
  );
  return [
    {
      label: 'Share of voice',
      value: (
        <Estimate
          text={percent(now.share)}
          now={now.share}
          before={before?.share}
          versus={versus}
          unit="percent"
        />
      ),
    },
    { label: 'Rank in the market', value: `${rank} of ${market.sites.length}` },
    {
      label: 'Visibility',
      value: (
        <Estimate
          text={percent(now.visibility)}
          now={now.visibility}
          before={before?.visibility}
          versus={versus}
          unit="percent"
        />
      ),
    },
    { label: 'Visits a month', value: estimate('visits') },
    { label: 'Keywords in top 3', value: estimate('top3') },
    { label: 'Keywords in top 10', value: estimate('top10') },
  ];
};

const Strip = ({ market, versus }: { market: MarketReply; versus: string | null }) => (
  <dl className={styles.strip} aria-label="Estimates for your site">
    {figuresOf(market, versus).map(({ label, value }) => (
      <div key={label}>
        <dt className="small">
          {label} <small className="faint">est.</small>
        </dt>
        <dd className="lead strong">{value}</dd>
      </div>
    ))}
  </dl>
);

const stateWords: Readonly<Record<NonNullable<MarketReply['source']>['state'], string>> = {
  active: '',
  paused: 'is paused',
  failing: 'does not answer',
  expired: 'needs a new sign-in',
};

const SourceNote = ({ source }: Pick<MarketReply, 'source'>) => {
  if (source === null || source.state === 'active') return null;
  return (
    <p role="note" className={styles.stale}>
      {source.name} {stateWords[source.state]}; estimates to {longDay(source.data_to)} are shown.{' '}
      <AppLink to="/integrations">Open integrations</AppLink>
    </p>
  );
};

export const marketState = ({ data, error }: Pick<StaleReply<'readMarket'>, 'data' | 'error'>): WidgetState =>
  widgetState({ data, error }, data && data.source === null ? 'noSource' : null);

const connectWay = {
  noSource: {
    title: 'No search data source',
    text: 'Connect “Search visibility (demo)” for this client to see share of voice, keywords, links and ads.',
    action: (
      <ButtonLink to="/integrations" type="primary">
        Connect a source
      </ButtonLink>
    ),
  },
};

type MarketViewProps = Omit<WatchListProps, 'client' | 'market' | 'suggestions' | 'versus'> & {
  readonly client: ClientItem;
  readonly reply: StaleReply<'readMarket'>;
  readonly selection: MetricSelection;
  readonly competitors: readonly CompetitorItem[];
};

const partsOf = ({ reply: { data }, selection, competitors }: MarketViewProps): readonly PagePart[] => {
  const own = {
    key: 'results',
    label: 'Results and moves',
    children:
      data?.source != null ? (
        <Timeline selection={selection} market={data} competitors={competitors} />
      ) : (
        <OwnFigures selection={selection} competitors={competitors} />
      ),
  };
  if (!data?.source) return [own];
  const { versus } = selection;
  return [
    { key: 'keywords', label: 'Keywords', children: <Keywords market={data} versus={versus} /> },
    { key: 'rankings', label: 'Rankings', children: <Rankings market={data} /> },
    { key: 'gaps', label: 'Gaps', children: <Gaps market={data} /> },
    { key: 'ads', label: 'Ads', children: <Ads market={data} /> },
    { key: 'reviews', label: 'Reviews and social', children: <Reviews market={data} versus={versus} /> },
    own,
  ];
};

/** Pixels of the estimates over the chart, in three rows on a phone. */
const cardRows = 276;

export const MarketView = (props: MarketViewProps) => {
  const { reply, selection, client } = props;
  const { data, readAt, isFormer, refetch } = reply;
  const { versus } = selection;
  const isNarrow = useIsNarrow();
  const parts = useMemo(() => partsOf(props), [props]);
  return (
    <>
      {data && <SourceNote source={data.source} />}
      <WidgetFrame
        title="Share of voice"
        titleInside
        state={marketState(reply)}
        height={shareChartHeight + (isNarrow ? cardRows : 150)}
        readAt={readAt}
        isBusy={isFormer}
        onRetry={refetch}
        empty={connectWay}
      >
        {() =>
          data && (
            <>
              <Strip market={data} versus={versus} />
              <ShareOfVoice market={data} />
            </>
          )
        }
      </WidgetFrame>
      <WatchList
        {...props}
        client={client}
        market={data?.source ? data : null}
        versus={versus}
        suggestions={data?.suggestions ?? []}
      />
      <PartTabs {...usePart(parts)} />
    </>
  );
};
