/** Renders the followed keywords with the positions of all sites, and estimates what the third position would bring. */
import { Flex } from 'antd';
import { useMemo, useState } from 'react';
import { type GapKind, gapKinds, targetPlace, whatIf } from '#domain/competitors/marketFigures.ts';
import type { SearchIntent } from '#domain/competitors/searchKeywords.ts';
import type { MarketKeyword, MarketReply } from '#domain/contract/marketSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { matcherOf } from '#domain/text/searchText.ts';
import { count } from '../../content/formatMetric.ts';
import { CsvButton } from '../../parts/tables/CsvButton.tsx';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { FilterSelect } from '../../widgets/FilterSelect.tsx';
import { SearchField } from '../../widgets/SearchField.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { byValue, type TableSort } from '../../widgets/tableSort.ts';
import styles from './CompetitorAnalysis.module.css';
import { Estimate, Method, percent, placeText, siteName } from './marketWords.tsx';

const gapLabels: Readonly<Record<GapKind, string>> = {
  missing: 'Missing',
  weak: 'Weak',
  strong: 'Strong',
  shared: 'Shared',
};

const gapTones = { missing: 'bad', weak: 'warning', strong: 'good', shared: 'quiet' } as const;

const intentLabels: Readonly<Record<SearchIntent, string>> = {
  buy: 'Buy',
  compare: 'Compare',
  learn: 'Learn',
};

export const keywordsCsv = ({ sites }: MarketReply, keywords: readonly MarketKeyword[]): Table => [
  [
    'Keyword',
    'Topic',
    'Intent',
    'Searches a month (est.)',
    'Difficulty (est.)',
    'Gap',
    'Opportunity (est.)',
  ].concat(sites.map(({ domain }) => `Position of ${domain} (est.)`)),
  ...keywords.map((one) => [
    one.keyword,
    one.topic,
    intentLabels[one.intent],
    one.volume,
    one.difficulty,
    gapLabels[one.gap],
    one.opportunity,
    ...one.places.map((place) => place ?? ''),
  ]),
];

type KeywordsProps = { readonly market: MarketReply; readonly versus: string | null };

const placeColumn = (
  { sites }: MarketReply,
  index: number,
  versus: string | null,
): DataColumn<MarketKeyword> => {
  const site = sites[index];
  const isOwn = index === 0;
  return {
    key: `site-${index}`,
    title: isOwn ? 'You' : (site?.domain ?? ''),
    width: isOwn ? 80 : 168,
    align: 'end',
    compare: byValue(({ places }) => places[index] ?? null),
    cell: ({ places, before }) => {
      const [now, then] = [places[index] ?? null, before === null ? undefined : (before[index] ?? null)];
      const isKnown = then !== null && isOwn;
      return (
        <Estimate
          text={placeText(now)}
          now={now}
          before={isKnown ? then : undefined}
          versus={versus}
          unit="average"
          direction="neutral"
        />
      );
    },
  };
};

const columnsOf = ({ market, versus }: KeywordsProps): readonly DataColumn<MarketKeyword>[] => [
  {
    key: 'keyword',
    title: 'Keyword',
    isName: true,
    width: '22%',
    compare: byValue(({ keyword }) => keyword),
    cell: ({ keyword }) => keyword,
  },
  {
    key: 'gap',
    title: 'Gap',
    width: 96,
    compare: byValue(({ gap }) => gapKinds.indexOf(gap)),
    cell: ({ gap }) => <StatusTag tone={gapTones[gap]}>{gapLabels[gap]}</StatusTag>,
  },
  {
    key: 'intent',
    title: 'Intent',
    width: 88,
    compare: byValue(({ intent }) => intentLabels[intent]),
    cell: ({ intent }) => intentLabels[intent],
  },
  {
    key: 'volume',
    title: 'Searches',
    align: 'end',
    width: 96,
    isGreatestFirst: true,
    compare: byValue(({ volume }) => volume),
    cell: ({ volume }) => count(volume),
  },
  {
    key: 'difficulty',
    title: 'Difficulty',
    align: 'end',
    width: 100,
    compare: byValue(({ difficulty }) => difficulty),
    cell: ({ difficulty }) => count(difficulty),
  },
  ...market.sites.map((_, index) => placeColumn(market, index, versus)),
  {
    key: 'opportunity',
    title: 'Opportunity',
    align: 'end',
    width: 112,
    isGreatestFirst: true,
    compare: byValue(({ opportunity }) => opportunity),
    cell: ({ opportunity }) => count(opportunity),
  },
];

/** Says what the chosen keywords would bring at the third position. */
const WhatIf = ({ market, chosen }: { market: MarketReply; chosen: readonly string[] }) => {
  const { keywords, sites } = market;
  const outcome = useMemo(
    () =>
      whatIf(
        keywords.map(({ keyword: text, topic, intent, volume, difficulty }) => ({
          text,
          topic,
          intent,
          volume,
          difficulty,
        })),
        keywords.map(({ places }) => places),
        new Set(chosen),
      ),
    [keywords, chosen],
  );
  const now = sites[0]?.now;
  if (!now) return null;
  return (
    <Flex
      component="section"
      vertical
      gap={4}
      className={styles.whatIf ?? ''}
      aria-label={`What if position ${targetPlace}`}
    >
      <h3>What if you reach position {targetPlace}?</h3>
      <p role="status">
        {chosen.length === 0
          ? 'Select keywords in the table.'
          : `With ${chosen.length} ${chosen.length === 1 ? 'keyword' : 'keywords'} at position ${targetPlace}: share of voice ${percent(now.share)} → ${percent(outcome.share)}, visits ${count(now.visits)} → ${count(outcome.visits)} a month.`}
      </p>
      <Method of="whatIf" />
    </Flex>
  );
};

const bestFirst: TableSort = { column: 'opportunity', order: 'descending' };

export const Keywords = ({ market, versus }: KeywordsProps) => {
  const [gap, setGap] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [sort, setSort] = useState<TableSort | null>(bestFirst);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const columns = useMemo(() => columnsOf({ market, versus }), [market, versus]);
  const hasWords = matcherOf(text);
  const shown = market.keywords.filter(
    ({ keyword, topic, gap: own }) => (gap === null || own === gap) && hasWords(`${keyword} ${topic}`),
  );
  const isNarrowed = gap !== null || text !== '';
  return (
    <Flex vertical gap={12} className={styles.part ?? ''}>
      <Method of="keywords" />
      <Flex wrap gap={8} className={styles.tools ?? ''}>
        <SearchField label="Search keywords" placeholder="Search keywords" value={text} onChange={setText} />
        <FilterSelect
          id="keyword-gap"
          label="Gap"
          allOf={`All keywords (${market.keywords.length})`}
          value={gap}
          options={gapKinds.map((kind) => ({
            value: kind,
            label: `${gapLabels[kind]} (${market.keywords.filter((one) => one.gap === kind).length})`,
          }))}
          onChange={setGap}
        />
        <CsvButton what="keywords" rows={shown} tableOf={(rows) => keywordsCsv(market, rows)} />
      </Flex>
      <WhatIf market={market} chosen={chosen} />
      <DataTable
        label={`Keywords of ${siteName(market.sites[0] ?? { id: null, domain: '' })}`}
        rows={shown}
        keyOf={({ keyword }) => keyword}
        columns={columns}
        sort={sort}
        onSort={setSort}
        selection={{ chosen, onChoose: setChosen, nameOf: ({ keyword }) => keyword }}
        density="compact"
        firstRows={12}
        empty={isNarrowed ? 'No keyword matches. Clear the search or the filter.' : 'No keywords yet.'}
      />
    </Flex>
  );
};
