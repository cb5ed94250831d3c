/** Renders two to five sites of a market side by side: each figure as small bars on one scale. */
import type { MarketFigures, MarketReply } from '#domain/contract/marketSchemas.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { count, money, noFigure } from '../../content/formatMetric.ts';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './CompetitorAnalysis.module.css';
import { Method, type methods, percent, siteName } from './marketWords.tsx';

type Line = {
  readonly label: string;
  readonly read: (figures: MarketFigures) => number | null;
  readonly text: (value: number) => string;
};

const decimal = (value: number): string => englishNumber(value, { least: 1, most: 1 });

const groups: readonly { readonly of: keyof typeof methods; readonly lines: readonly Line[] }[] = [
  {
    of: 'share',
    lines: [
      { label: 'Share of voice', read: ({ share }) => share, text: percent },
      { label: 'Visibility', read: ({ visibility }) => visibility, text: percent },
      { label: 'Visits a month', read: ({ visits }) => visits, text: count },
    ],
  },
  {
    of: 'ranks',
    lines: [
      { label: 'Keywords in top 3', read: ({ top3 }) => top3, text: count },
      { label: 'Keywords in top 10', read: ({ top10 }) => top10, text: count },
      { label: 'Average position', read: ({ average_place }) => average_place, text: decimal },
    ],
  },
  {
    of: 'links',
    lines: [
      { label: 'Referring domains', read: ({ referring_domains }) => referring_domains, text: count },
      { label: 'Backlinks', read: ({ backlinks }) => backlinks, text: count },
    ],
  },
  {
    of: 'ads',
    lines: [
      { label: 'Ad spend a month', read: ({ ad_spend_cents }) => ad_spend_cents, text: money },
      { label: 'Impression share', read: ({ impression_share }) => impression_share, text: percent },
    ],
  },
  {
    of: 'profiles',
    lines: [
      { label: 'Followers', read: ({ followers }) => followers, text: count },
      { label: 'Posts a week', read: ({ posts_per_week }) => posts_per_week, text: decimal },
      { label: 'Rating', read: ({ rating }) => rating, text: decimal },
      { label: 'Reviews', read: ({ reviews }) => reviews, text: count },
    ],
  },
];

type Sites = { readonly sites: MarketReply['sites'] };

const Bars = ({ line, sites }: Sites & { line: Line }) => {
  const values = sites.map(({ now }) => line.read(now));
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  return (
    <figure className={styles.bars} aria-label={line.label}>
      <figcaption className="strong">{line.label}</figcaption>
      <dl>
        {sites.map((site, index) => {
          const value = values[index] ?? null;
          return (
            <div key={site.domain}>
              <dt className="note clip">{siteName(site)}</dt>
              <dd>
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${most === 0 ? 0 : ((value ?? 0) / most) * 60}%` }}
                />
                {value === null ? noFigure : line.text(value)}
              </dd>
            </div>
          );
        })}
      </dl>
    </figure>
  );
};

export const Comparison = ({ sites, onClose }: Sites & { onClose: () => void }) => (
  <SideDrawer title={`Compare ${sites.length} sites`} focus="title" isWide isOnlyRead onClose={onClose}>
    {groups.map(({ of, lines }) => (
      <section key={of} className={styles.group}>
        <Method of={of} />
        <div className={styles.grid}>
          {lines.map((line) => (
            <Bars key={line.label} line={line} sites={sites} />
          ))}
        </div>
      </section>
    ))}
  </SideDrawer>
);
