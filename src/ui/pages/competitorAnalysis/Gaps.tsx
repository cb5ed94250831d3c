/** Renders topics that competitors are found for, and sites that link to them but not to the client. */
import { Flex } from 'antd';
import { useMemo } from 'react';
import type { MarketReply } from '#domain/contract/marketSchemas.ts';
import { count } from '../../content/formatMetric.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import styles from './CompetitorAnalysis.module.css';
import { Method } from './marketWords.tsx';

type Topic = {
  readonly topic: string;
  readonly volume: number;
  readonly keywords: number;
  /** Keywords of the topic in the first 20 results, for each site. */
  readonly found: readonly number[];
};

const firstPages = 20;

/** The topics by how many more keywords the best competitor is found for. */
export const topicsOf = ({ keywords, sites }: Pick<MarketReply, 'keywords' | 'sites'>): readonly Topic[] =>
  [...Map.groupBy(keywords, ({ topic }) => topic)]
    .map(
      ([topic, own]): Topic => ({
        topic,
        volume: own.reduce((sum, { volume }) => sum + volume, 0),
        keywords: own.length,
        found: sites.map((_, site) => own.filter(({ places }) => (places[site] ?? 101) <= firstPages).length),
      }),
    )
    .toSorted((one, other) => behindOf(other) - behindOf(one) || other.volume - one.volume);

const behindOf = ({ found: [own = 0, ...rivals] }: Topic): number => Math.max(0, ...rivals) - own;

const topicColumns = ({ sites }: MarketReply): readonly DataColumn<Topic>[] => [
  { key: 'topic', title: 'Topic', isName: true, width: '24%', cell: ({ topic }) => topic },
  { key: 'volume', title: 'Searches', align: 'end', cell: ({ volume }) => count(volume) },
  ...sites.map(
    ({ domain }, site): DataColumn<Topic> => ({
      key: `site-${site}`,
      title: site === 0 ? 'You' : domain,
      align: 'end',
      cell: ({ found, keywords }) => `${found[site] ?? 0} of ${keywords}`,
    }),
  ),
  {
    key: 'gap',
    title: 'Gap',
    width: 120,
    cell: (topic) =>
      behindOf(topic) > 0 ? (
        <StatusTag tone="warning">{`${behindOf(topic)} behind`}</StatusTag>
      ) : (
        <StatusTag tone="good">Ahead</StatusTag>
      ),
  },
];

type Linking = MarketReply['linking'][number];

const linkColumns = ({ sites }: MarketReply): readonly DataColumn<Linking>[] => [
  { key: 'domain', title: 'Linking site', isName: true, width: '28%', cell: ({ domain }) => domain },
  { key: 'authority', title: 'Authority', align: 'end', cell: ({ authority }) => count(authority) },
  ...sites.map(
    ({ domain }, site): DataColumn<Linking> => ({
      key: `site-${site}`,
      title: site === 0 ? 'You' : domain,
      cell: ({ links }) => (links[site] ? 'Links' : '–'),
    }),
  ),
];

export const Gaps = ({ market }: { market: MarketReply }) => {
  const topics = useMemo(() => topicsOf(market), [market]);
  const missing = market.linking.filter(({ links: [own, ...rivals] }) => !own && rivals.some(Boolean));
  return (
    <Flex vertical gap={12} className={styles.part ?? ''}>
      <Flex component="section" vertical gap={12} className={styles.part ?? ''} aria-labelledby="content-gap">
        <h3 id="content-gap">Content gap</h3>
        <p className={styles.quiet}>Keywords of each topic in the first {firstPages} results.</p>
        <Method of="ranks" />
        <DataTable
          label="Content gap"
          rows={topics}
          keyOf={({ topic }) => topic}
          columns={topicColumns(market)}
          density="compact"
          isWhole
        />
      </Flex>
      <Flex component="section" vertical gap={12} className={styles.part ?? ''} aria-labelledby="link-gap">
        <h3 id="link-gap">Backlink gap</h3>
        <p className={styles.quiet}>
          {missing.length === 0
            ? 'Every site linking to a competitor also links to you.'
            : `${missing.length} ${missing.length === 1 ? 'site links' : 'sites link'} to a competitor but not to you.`}
        </p>
        <Method of="links" />
        <DataTable
          label="Backlink gap"
          rows={missing}
          keyOf={({ domain }) => domain}
          columns={linkColumns(market)}
          density="compact"
          empty="No gap."
        />
      </Flex>
    </Flex>
  );
};
