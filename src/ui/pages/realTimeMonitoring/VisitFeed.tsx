/** Renders single visits, the newest first, narrowed by kind and by words. */
import { Button, Flex } from 'antd';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LiveVisit } from '#domain/contract/realtimeSchemas.ts';
import { countryLabels, deviceLabels } from '#domain/metrics/breakdowns.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import { matcherOf } from '#domain/text/searchText.ts';
import { count, money } from '../../content/formatMetric.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { SearchField } from '../../widgets/SearchField.tsx';
import styles from './LiveBoard.module.css';
import { isVisitKind, type VisitKind } from './liveTabs.ts';
import { exactTime, kindOf } from './liveWords.ts';

type LineProps = { readonly visit: LiveVisit; readonly isOfOneClient: boolean };

const Line = memo(({ visit, isOfOneClient }: LineProps) => (
  <li className={styles.visit} data-kind={visit.kind}>
    <time className="faint" dateTime={visit.at}>
      {exactTime(visit.at)}
    </time>
    <span>
      <span className={visit.kind === 'visit' ? 'visually-hidden' : styles.kind}>{kindOf(visit.kind)}</span>{' '}
      <bdi>{visit.page}</bdi>
      {!isOfOneClient && <span className="hint"> · {visit.client}</span>}
    </span>
    <span className={styles.from}>
      {channelLabels[visit.channel]}
      {visit.campaign !== null && <bdi className="hint"> · {visit.campaign}</bdi>}
    </span>
    <span className={styles.where}>
      {countryLabels[visit.country]} · {deviceLabels[visit.device]}
    </span>
    <span className={styles.value}>{visit.value_cents === null ? '' : money(visit.value_cents)}</span>
  </li>
));

const kindOptions: readonly { readonly value: VisitKind | 'all'; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'visit', label: 'Visits' },
  { value: 'order', label: 'Orders' },
  { value: 'lead', label: 'Inquiries' },
];

const textOf = ({ page, client, channel, source, campaign, country, device }: LiveVisit): string =>
  [page, client, channelLabels[channel], source, campaign, countryLabels[country], deviceLabels[device]].join(
    ' ',
  );

/** The kind is in the address; the words are not, since each letter would be a step back. */
const useFeedFilter = (visits: readonly LiveVisit[]) => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('kind');
  const kind: VisitKind | 'all' = isVisitKind(asked) ? asked : 'all';
  const [text, setText] = useState('');
  const choose = (next: VisitKind | 'all') =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'all') after.delete('kind');
        else after.set('kind', next);
        return after;
      },
      { preventScrollReset: true },
    );
  const shown = useMemo(() => {
    const matches = matcherOf(text);
    return visits.filter((visit) => (kind === 'all' || visit.kind === kind) && matches(textOf(visit)));
  }, [visits, kind, text]);
  return { kind, choose, text, setText, shown, isNarrowed: kind !== 'all' || text.trim() !== '' };
};

type VisitFeedProps = {
  readonly visits: readonly LiveVisit[];
  readonly isOfOneClient: boolean;
  readonly title: string;
  /** Called with true while the list is pointed at or scrolled, so that new visits wait. */
  readonly onRead?: (isRead: boolean) => void;
  /** Visits that wait, and what shows them. */
  readonly waiting?: { readonly words: string; readonly onShow: () => void } | null;
};

export const VisitFeed = ({ visits, isOfOneClient, title, onRead, waiting }: VisitFeedProps) => {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isPointed = useRef(false);
  const { kind, choose, text, setText, shown, isNarrowed } = useFeedFilter(visits);
  const look = () => onRead?.(isPointed.current || (place.current?.scrollTop ?? 0) > 0);
  const point = (isOver: boolean) => {
    isPointed.current = isOver;
    look();
  };
  const showAll = () => {
    isPointed.current = false;
    if (place.current) place.current.scrollTop = 0;
    waiting?.onShow();
  };
  return (
    <section aria-labelledby={id}>
      <Flex align="center" gap={16} className={styles.visitsHead ?? ''}>
        <h3 id={id}>{title}</h3>
        {waiting && (
          <Button size="small" onClick={showAll}>
            {waiting.words}
          </Button>
        )}
        <span className="hint" role="status">
          {isNarrowed ? `${count(shown.length)} of ${count(visits.length)} visits` : ''}
        </span>
      </Flex>
      <Flex wrap align="center" gap="8px 16px" className={styles.feedTools ?? ''} data-print="never">
        <KitSegmented<VisitKind | 'all'>
          size="small"
          aria-label="Kind of visit"
          options={[...kindOptions]}
          value={kind}
          onChange={choose}
        />
        <SearchField
          label="Search visits"
          placeholder="Page, client, campaign or country"
          value={text}
          onChange={setText}
        />
      </Flex>
      {shown.length === 0 && (
        <p className="hint">{visits.length === 0 ? 'No visits in these 30 minutes.' : 'No visit matches.'}</p>
      )}
      {shown.length > 0 && (
        <div
          ref={place}
          className={styles.scroll}
          data-scroll
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
          tabIndex={0}
          onPointerEnter={() => point(true)}
          onPointerLeave={() => point(false)}
          onScroll={look}
        >
          <ol data-visits>
            {shown.map((visit) => (
              <Line key={visit.id} visit={visit} isOfOneClient={isOfOneClient} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
};
