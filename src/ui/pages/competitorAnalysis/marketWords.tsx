/** Says how each estimate is made, and formats estimates with their changes. */
import type { MarketReply, MarketSiteItem } from '#domain/contract/marketSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { FigureDirection, FigureUnit } from '#domain/kpi/metricDictionary.ts';
import { noFigure } from '../../content/formatMetric.ts';
import { ChangeShown } from '../../parts/figures/ChangeText.tsx';
import { shownChangeOf } from '../../parts/figures/shownChange.ts';
import type { ViewInUse } from '../../parts/view/useView.ts';
import { Hint } from '../../widgets/Hint.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import styles from './CompetitorAnalysis.module.css';

export const methods = {
  share: 'Searches × click rate by position, as a share of the sites shown. Tracked keywords only.',
  ranks: 'Positions for tracked keywords, checked once a day without personalisation.',
  keywords:
    'Monthly searches are 12-month averages. Opportunity: visits gained at position 3, adjusted for difficulty, scaled to 100.',
  links: 'From a link index. New links appear after a few days.',
  ads: 'Ads seen in public libraries of the last 120 days. Spend is days seen × a usual daily budget.',
  profiles: 'Public profiles and review pages, read once a day.',
  whatIf: 'Uses the same click curve as share of voice. Overtaken sites move down one position.',
} as const;

/** Each part of the page says that its figures are estimates, and how they are made. */
export const Method = ({ of }: { of: keyof typeof methods }) => (
  <p className={styles.method}>
    <StatusTag tone="quiet">est.</StatusTag> {methods[of]}
  </p>
);

/** `24.3%`. */
export const percent = (part: number | null): string =>
  part === null ? noFigure : `${englishNumber(part * 100, { least: 1, most: 1 })}%`;

export const placeText = (place: number | null): string => (place === null ? '–' : `${place}`);

type EstimateProps = {
  readonly text: string;
  readonly now: number | null;
  /** Undefined without a comparison. */
  readonly before: number | null | undefined;
  readonly versus: string | null;
  readonly unit?: FigureUnit;
  readonly direction?: FigureDirection;
};

/** A figure with its change under it. */
export const Estimate = ({ text, now, before, versus, unit = 'count', direction = 'up' }: EstimateProps) => (
  <span className={styles.estimate}>
    {text}
    {before !== undefined && versus !== null && now !== null && (
      <ChangeShown change={shownChangeOf({ unit, direction }, now, before)} versus={versus} />
    )}
  </span>
);

export const Unavailable = ({ what }: { what: string }) => (
  <Hint text={`${what} unavailable`}>{noFigure}</Hint>
);

/** The client's own site is the first of a market. */
export const isOwn = ({ id }: Pick<MarketSiteItem, 'id'>): boolean => id === null;

export const siteName = (site: Pick<MarketSiteItem, 'id' | 'domain'>): string =>
  isOwn(site) ? `${site.domain} (you)` : site.domain;

export const siteNames = ({ sites }: Pick<MarketReply, 'sites'>): readonly string[] => sites.map(siteName);

/** Comparison and days of the view; its filters and interval have no meaning here. */
export const marketDays = ({ query }: Pick<ViewInUse, 'query'>) => {
  const { from, to, compare, compare_from, compare_to, match, as_of } = query;
  return { from, to, ...definedOnly({ compare, compare_from, compare_to, match, as_of }) };
};
