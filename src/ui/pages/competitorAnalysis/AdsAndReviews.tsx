/** Renders the ads that competitors were seen with, and reviews and social profiles of all sites. */
import { Flex } from 'antd';
import type { MarketReply, MarketSiteItem } from '#domain/contract/marketSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { count, money, shortDay } from '../../content/formatMetric.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import styles from './CompetitorAnalysis.module.css';
import { Estimate, isOwn, Method, percent, siteName, Unavailable } from './marketWords.tsx';

type Ad = MarketReply['ads'][number];

const adColumns = ({ sites }: MarketReply): readonly DataColumn<Ad>[] => [
  { key: 'headline', title: 'Headline', isName: true, width: '32%', cell: ({ headline }) => headline },
  { key: 'site', title: 'Site', cell: ({ site }) => sites[site]?.domain ?? '' },
  { key: 'channel', title: 'Channel', width: 96, cell: ({ channel }) => channel },
  { key: 'first', title: 'First seen', width: 104, cell: ({ first }) => shortDay(first) },
  {
    key: 'last',
    title: 'Last seen',
    width: 120,
    cell: ({ last, running }) => (running ? <StatusTag tone="warning">Running</StatusTag> : shortDay(last)),
  },
  { key: 'spend', title: 'Spend', align: 'end', width: 104, cell: ({ spend_cents }) => money(spend_cents) },
];

const oneDecimal = { least: 1, most: 1 };

type ReviewProps = { readonly versus: string | null };

const shareCell = (part: number | null, what: string) =>
  part === null ? <Unavailable what={what} /> : percent(part);

const profileColumns = ({ versus }: ReviewProps): readonly DataColumn<MarketSiteItem>[] => [
  { key: 'site', title: 'Site', isName: true, width: '22%', cell: siteName },
  {
    key: 'rating',
    title: 'Rating',
    align: 'end',
    cell: ({ now }) => `${englishNumber(now.rating, oneDecimal)} of 5`,
  },
  {
    key: 'reviews',
    title: 'Reviews',
    align: 'end',
    cell: ({ now, before }) => (
      <Estimate text={count(now.reviews)} now={now.reviews} before={before?.reviews} versus={versus} />
    ),
  },
  {
    key: 'followers',
    title: 'Followers',
    align: 'end',
    cell: ({ now, before }) => (
      <Estimate text={count(now.followers)} now={now.followers} before={before?.followers} versus={versus} />
    ),
  },
  { key: 'engagement', title: 'Engagement', align: 'end', cell: ({ now }) => percent(now.engagement) },
  {
    key: 'posts',
    title: 'Posts a week',
    align: 'end',
    cell: ({ now }) => englishNumber(now.posts_per_week, oneDecimal),
  },
];

const auctionColumns: readonly DataColumn<MarketSiteItem>[] = [
  { key: 'site', title: 'Site', isName: true, width: '28%', cell: siteName },
  {
    key: 'spend',
    title: 'Ad spend a month',
    align: 'end',
    cell: ({ now }) =>
      now.ad_spend_cents === null ? <Unavailable what="Ad spend" /> : money(now.ad_spend_cents),
  },
  {
    key: 'impressions',
    title: 'Impression share',
    align: 'end',
    cell: ({ now }) => shareCell(now.impression_share, 'Impression share'),
  },
  {
    key: 'overlap',
    title: 'Overlap',
    align: 'end',
    cell: (site) => (isOwn(site) ? '–' : shareCell(site.now.overlap, 'Overlap')),
  },
  {
    key: 'outranking',
    title: 'Outranking',
    align: 'end',
    cell: (site) => (isOwn(site) ? '–' : shareCell(site.now.outranking, 'Outranking')),
  },
];

export const Ads = ({ market }: { market: MarketReply }) => {
  const unseen = market.sites.filter(({ now }) => now.ad_spend_cents === null).map(({ domain }) => domain);
  return (
    <Flex vertical gap={12} className={styles.part ?? ''}>
      <Method of="ads" />
      {unseen.length > 0 && (
        <p role="note" className={styles.quiet}>
          Ads data is unavailable for {englishList(unseen)}. The rest is complete.
        </p>
      )}
      <DataTable
        label="Ads seen"
        rows={market.ads}
        keyOf={({ site, first }) => `${site} ${first}`}
        columns={adColumns(market)}
        density="compact"
        firstRows={8}
        empty="No ads were seen in the last 120 days."
      />
      <h3>Paid search</h3>
      <DataTable
        label="Paid search"
        rows={market.sites}
        keyOf={({ domain }) => domain}
        columns={auctionColumns}
        density="compact"
        isWhole
      />
    </Flex>
  );
};

export const Reviews = ({ market, versus }: { market: MarketReply } & ReviewProps) => (
  <Flex vertical gap={12} className={styles.part ?? ''}>
    <Method of="profiles" />
    <DataTable
      label="Reviews and social profiles"
      rows={market.sites}
      keyOf={({ domain }) => domain}
      columns={profileColumns({ versus })}
      density="compact"
      isWhole
    />
  </Flex>
);
