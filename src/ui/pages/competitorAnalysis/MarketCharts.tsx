/** Renders the charts of a search market: share of voice, rank distribution, gains and losses, growth against share. */
import { Flex } from 'antd';
import { useMemo } from 'react';
import { rankBands } from '#domain/competitors/marketFigures.ts';
import type { MarketKeyword, MarketReply } from '#domain/contract/marketSchemas.ts';
import { BarChart } from '../../charts/BarChart.tsx';
import { dayAxis, namedAxis } from '../../charts/chartAxis.ts';
import type { ScatterPoint } from '../../charts/chartProps.ts';
import type { ChartUnit } from '../../charts/chartUnit.ts';
import { ScatterChart } from '../../charts/ScatterChart.tsx';
import { StackedArea } from '../../charts/StackedArea.tsx';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import styles from './CompetitorAnalysis.module.css';
import { isOwn, Method, percent, siteName, siteNames } from './marketWords.tsx';

const percentUnit: ChartUnit = { kind: 'percent' };
const keywordUnit: ChartUnit = { kind: 'count', one: 'keyword', many: 'keywords' };

type MarketProps = { readonly market: MarketReply };

const shareSummary = ({ sites, steps }: Pick<MarketReply, 'sites' | 'steps'>): string => {
  const [own, ...rivals] = sites;
  if (!own || steps.length === 0) return 'There is nothing to show.';
  const known = own.shares.filter((share) => share !== null);
  const [first = null, last = null] = [known[0], known.at(-1)];
  const leader = rivals.toSorted((one, other) => (other.now.share ?? 0) - (one.now.share ?? 0))[0];
  const led = leader ? ` ${leader.domain} has ${percent(leader.now.share)}.` : '';
  return `${own.domain} went from ${percent(first)} to ${percent(last)} of the clicks.${led}`;
};

/** A sum of shares just above 100% would stretch the axis to 120%. */
const roundedDown = (share: number | null): number | null =>
  share === null ? null : Math.floor(share * 1_000_000) / 1_000_000;

export const shareChartHeight = 260;

export const ShareOfVoice = ({ market }: MarketProps) => {
  const { sites, steps } = market;
  const days = useMemo(() => steps.filter((_, index) => sites[0]?.shares[index] != null), [sites, steps]);
  const axis = useMemo(() => dayAxis(days), [days]);
  const series = useMemo(
    () =>
      sites.map((site) => ({
        name: siteName(site),
        values: site.shares.slice(0, days.length).map(roundedDown),
      })),
    [sites, days],
  );
  return (
    <StackedArea
      title="Share of voice"
      level={2}
      axis={axis}
      series={series}
      unit={percentUnit}
      height={shareChartHeight}
      summary={shareSummary(market)}
      menu={<ChartMenu />}
    >
      <Method of="share" />
    </StackedArea>
  );
};

const Distribution = ({ market }: MarketProps) => {
  const { sites } = market;
  const axis = useMemo(() => namedAxis('Site', siteNames({ sites })), [sites]);
  const series = useMemo(
    () => rankBands.map((name, band) => ({ name, values: sites.map(({ bands }) => bands[band] ?? 0) })),
    [sites],
  );
  const own = sites[0];
  return (
    <BarChart
      title="Keywords by position"
      axis={axis}
      series={series}
      unit={keywordUnit}
      summary={`${own?.domain} has ${own?.now.top3} keywords in the first 3 positions and ${own?.now.top10} in the first 10.`}
      menu={<ChartMenu />}
    />
  );
};

/** Counts better and worse positions of a site since the compared days. */
export const movesOfKeywords = (keywords: readonly MarketKeyword[], site: number) => {
  const beyond = 101;
  let [gained, lost] = [0, 0];
  for (const { places, before } of keywords) {
    const [now, then] = [places[site] ?? beyond, before?.[site] ?? beyond];
    if (now < then) gained += 1;
    if (now > then) lost += 1;
  }
  return { gained, lost };
};

const GainsAndLosses = ({ market }: MarketProps) => {
  const { sites, keywords } = market;
  const axis = useMemo(() => namedAxis('Site', siteNames({ sites })), [sites]);
  const moves = useMemo(() => sites.map((_, site) => movesOfKeywords(keywords, site)), [sites, keywords]);
  const series = useMemo(
    () => [
      { name: 'Gained', values: moves.map(({ gained }) => gained) },
      { name: 'Lost', values: moves.map(({ lost }) => -lost) },
    ],
    [moves],
  );
  return (
    <BarChart
      title="Gains and losses"
      axis={axis}
      series={series}
      unit={keywordUnit}
      summary={`${sites[0]?.domain} gained positions for ${moves[0]?.gained} keywords and lost them for ${moves[0]?.lost}.`}
      menu={<ChartMenu />}
    />
  );
};

const quiet = 0.5;

const zonesOf = (reach: number) => [
  { name: 'Losing', means: 'share of voice falls', low: -reach, high: -quiet, tone: 'loss' as const },
  { name: 'Steady', means: 'within half a point', low: -quiet, high: quiet, tone: null },
  { name: 'Growing', means: 'share of voice rises', low: quiet, high: reach, tone: 'gain' as const },
];

const averageUnit: ChartUnit = { kind: 'average' };

export type GrowthPoint = {
  readonly id: string;
  readonly name: string;
  readonly share: number;
  readonly points: number;
  readonly isOwn: boolean;
};

type GrowthProps = {
  readonly title: string;
  readonly thing: string;
  readonly level?: 2 | 3;
  readonly points: readonly GrowthPoint[];
};

/** Points of change across, share of voice up. */
export const Growth = ({ title, thing, level = 3, points }: GrowthProps) => {
  const reach = Math.max(2, Math.ceil(Math.max(0, ...points.map((one) => Math.abs(one.points) * 100)) + 0.5));
  const shown = useMemo(
    () =>
      points.map(
        (one): ScatterPoint => ({
          id: one.id,
          name: one.name,
          across: Math.round(one.points * 10_000) / 100,
          up: one.share,
          tone: one.isOwn ? 0 : 1,
          words: [],
        }),
      ),
    [points],
  );
  const across = useMemo(
    () => ({
      name: 'Change in points',
      unit: averageUnit,
      scale: { low: -reach, high: reach, ticks: [-reach, -reach / 2, 0, reach / 2, reach] },
    }),
    [reach],
  );
  const up = useMemo(() => ({ name: 'Share of voice', unit: percentUnit }), []);
  const zones = useMemo(() => zonesOf(reach), [reach]);
  return (
    <ScatterChart
      title={title}
      level={level}
      thing={thing}
      points={shown}
      across={across}
      up={up}
      zones={zones}
      told={none}
      menu={<ChartMenu />}
    />
  );
};

const none: readonly string[] = [];

export const Rankings = ({ market }: MarketProps) => {
  const { sites, compared_range: compared } = market;
  const points = useMemo(
    () =>
      sites.flatMap((site): readonly GrowthPoint[] => {
        const { share } = site.now;
        const before = site.before?.share ?? null;
        if (share === null || before === null) return [];
        return [{ id: site.domain, name: siteName(site), share, points: share - before, isOwn: isOwn(site) }];
      }),
    [sites],
  );
  return (
    <Flex vertical gap={12} className={styles.part ?? ''}>
      <Method of="ranks" />
      <div className={styles.pair}>
        <Distribution market={market} />
        {compared === null ? (
          <p className={styles.quiet}>Choose a comparison to see gains, losses and growth.</p>
        ) : (
          <GainsAndLosses market={market} />
        )}
      </div>
      {compared !== null && <Growth title="Growth and share of voice" thing="Site" points={points} />}
    </Flex>
  );
};
