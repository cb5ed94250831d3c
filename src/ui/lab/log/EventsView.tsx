/** Renders all events, newest first, with filters and the details of one. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import { eachPaint } from '#world/eachPaint.ts';
import { macrotask } from '#world/settle.ts';
import { useLab } from '../LabContext.ts';
import type { LabSource } from '../labSource.ts';
import { EventDetail } from './EventDetail.tsx';
import { EventRows } from './EventRows.tsx';
import styles from './EventsView.module.css';
import { countAt, eventOf, frameOf, nearestEvent } from './eventFrames.ts';
import { FilterBar } from './FilterBar.tsx';
import { filteredPlace, queryIn, termsIn } from './filterAddress.ts';
import { type FilterTerm, filterOf, withoutTwins } from './logFilter.ts';
import type { LogEvents } from './useLog.ts';

/** Takes well under 50 ms, even if all of an event is read. */
export const filterSlice = 5_000;

type Filtering<Item> = {
  readonly items: readonly Item[];
  readonly test: (item: Item) => boolean;
  readonly from: number;
  readonly signal: AbortSignal;
  readonly onSlice: (found: readonly number[], until: number) => void;
};

/** Resolves at the end or on abort, after which `onSlice` is not called. */
export const filterInSlices = async <Item,>(filtering: Filtering<Item>): Promise<void> => {
  const { items, test, from, signal, onSlice } = filtering;
  for (let start = from; start < items.length; start += filterSlice) {
    if (start > from) await macrotask();
    if (signal.aborted) return;
    const end = Math.min(start + filterSlice, items.length);
    const found: number[] = [];
    for (let index = start; index < end; index += 1) {
      const item = items[index];
      if (item !== undefined && test(item)) found.push(index);
    }
    onSlice(found, end);
  }
};

type Filtered = {
  readonly indices: readonly number[] | null;
  readonly looked: number;
};

const nothing: Filtered = { indices: null, looked: 0 };

type Work = { readonly list: object; readonly terms: readonly FilterTerm[]; found: number[]; looked: number };

const useFiltered = (events: LogEvents | null, terms: readonly FilterTerm[]): Filtered => {
  const test = useMemo(() => filterOf(terms), [terms]);
  const [filtered, setFiltered] = useState<Filtered>(nothing);
  const work = useRef<Work | null>(null);
  useEffect(() => {
    if (events === null || test === null) {
      work.current = null;
      setFiltered(nothing);
      return;
    }
    const { list } = events;
    const goesOn = work.current?.list === list && work.current.terms === terms;
    const current: Work = goesOn && work.current ? work.current : { list, terms, found: [], looked: 0 };
    work.current = current;
    const stopping = new AbortController();
    const renewal = eachPaint(() => setFiltered({ indices: current.found, looked: current.looked }));
    void filterInSlices({
      items: list,
      test,
      from: current.looked,
      signal: stopping.signal,
      onSlice: (found, until) => {
        current.found = current.found.concat(found);
        current.looked = until;
        renewal.ask();
      },
    });
    renewal.ask();
    return () => {
      stopping.abort();
      renewal.stop();
    };
  }, [events, terms, test]);
  return test === null ? nothing : filtered;
};

type EventsViewProps = {
  readonly log: LogControls;
  readonly events: LogEvents;
  readonly position: number | null;
};

/** Filters survive while another part of the Lab is shown. */
const savedTerms = new WeakMap<LabSource, readonly FilterTerm[]>();

/** Filters come from the address, so that links share them, else from the last visit. */
const useTerms = (position: number | null) => {
  const { source, rest, show } = useLab();
  const query = queryIn(rest);
  const terms = useMemo(() => {
    const said = termsIn(query);
    return said.length > 0 ? said : (savedTerms.get(source) ?? []);
  }, [query, source]);
  const placeOf = (next: number | null) => filteredPlace(next, terms);
  const place = placeOf(position);
  useEffect(() => {
    savedTerms.set(source, terms);
    if (place !== rest) show('log', place);
  }, [source, terms, place, rest, show]);
  const change = (next: readonly FilterTerm[]) => {
    savedTerms.set(source, next);
    show('log', filteredPlace(position, next));
  };
  return { terms, change, placeOf };
};

/** Follows the selection of other panels: its event, or the nearest one in its causal chain. */
const useFollowSelection = (position: number | null, placeOf: (position: number) => string) => {
  const { selected, source, show } = useLab();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection leads to another event
  useEffect(() => {
    if (selected === null || eventOf(selected)?.position === position) return;
    const event = nearestEvent(source.world.trace.frames(), selected);
    if (event && event.position !== position) show('log', placeOf(event.position));
  }, [selected?.number]);
};

const useMoment = (events: LogEvents): LogEvents => {
  const { at, source } = useLab();
  return useMemo(() => {
    const count = at === null ? null : countAt(source.world.trace.frames(), at);
    return count === null || count >= events.count ? events : { list: events.list.slice(0, count), count };
  }, [at, source, events]);
};

const shownWords = (shown: number, all: number): string =>
  shown === all ? `${englishNumber(all)} events` : `${englishNumber(shown)} of ${englishNumber(all)} events`;

export const EventsView = ({ log, events: all, position }: EventsViewProps) => {
  const { select, show, source } = useLab();
  const { terms, change, placeOf } = useTerms(position);
  const events = useMoment(all);
  const { indices, looked } = useFiltered(events, terms);
  useFollowSelection(position, placeOf);
  const open = (event: LogEvent) => {
    const frame = frameOf(source.world.trace.frames(), event);
    select(frame?.number ?? null);
    show('log', placeOf(event.position));
  };
  const detailed = position === null ? undefined : all.list[position - 1];
  const shown = indices?.length ?? events.count;
  return (
    <div className={styles.view} data-detailed={detailed ? '' : undefined}>
      <div className={styles.main}>
        <FilterBar events={events} terms={terms} onChange={change} />
        <p className={styles.count} role="status" aria-busy={indices !== null && looked < events.count}>
          {shownWords(shown, events.count)}, newest first
        </p>
        <EventRows events={events} indices={indices} position={position} onOpen={open} />
      </div>
      {detailed && (
        <EventDetail
          key={detailed.id}
          log={log}
          event={detailed}
          list={all.list}
          onOpen={open}
          onFilter={(term) => change(withoutTwins([...terms, term]))}
          onClose={() => show('log', placeOf(null))}
        />
      )}
      {position !== null && !detailed && (
        <p className={styles.none}>There is no event at position {position} of this log.</p>
      )}
    </div>
  );
};
