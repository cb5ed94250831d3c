/** Renders a virtual table of up to a hundred thousand events. */

import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import { ownValue } from '#domain/ownValue.ts';
import { logTime } from '../logTime.ts';
import styles from './EventRows.module.css';
import type { LogEvents } from './useLog.ts';

type EventRowsProps = {
  readonly events: LogEvents;
  /** Indices of the filtered events, in order; null for all. */
  readonly indices: readonly number[] | null;
  readonly position: number | null;
  readonly onOpen: (event: LogEvent) => void;
};

const rowHeight = 28;

type Column = {
  readonly title: string;
  readonly look: string | undefined;
  readonly from: number;
  readonly text: (event: LogEvent) => string;
};

const columns: readonly Column[] = [
  { title: 'Position', look: styles.position, from: 0, text: ({ position }) => String(position) },
  { title: 'Time', look: styles.time, from: 620, text: ({ occurredAt }) => logTime(occurredAt) },
  { title: 'Type', look: styles.type, from: 0, text: ({ type }) => type },
  { title: 'Stream', look: styles.stream, from: 0, text: ({ stream, revision }) => `${stream}@${revision}` },
  {
    title: 'Actor',
    look: styles.actor,
    from: 900,
    text: ({ actor }) => (actor.kind === 'account' ? actor.id : `${actor.kind} ${actor.id}`),
  },
  {
    title: 'Correlation',
    look: styles.code,
    from: 900,
    text: ({ correlationId }) => correlationId.slice(0, 8),
  },
  { title: 'Hash', look: styles.code, from: 620, text: ({ hash }) => hash.slice(0, 8) },
];

type CellsProps = { readonly event: LogEvent; readonly shown: readonly Column[] };

/** Cells are memoized per event, because events are immutable. */
const Cells = memo(({ event, shown }: CellsProps) =>
  shown.map(({ title, look, text }) => (
    <td key={title} className={look}>
      {text(event)}
    </td>
  )),
);

const useColumns = (scroller: { readonly current: HTMLElement | null }): readonly Column[] => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    measure();
    return () => watching.disconnect();
  }, [scroller]);
  const count = columns.filter(({ from }) => from <= width).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one only when columns come or go
  return useMemo(() => columns.filter(({ from }) => from <= width), [count]);
};

const gridOf = (rows: number, active: LogEvent | undefined) => ({
  role: 'grid',
  'aria-label': 'Events',
  'aria-rowcount': rows + 1,
  'aria-activedescendant': active && `log-event-${active.position}`,
  tabIndex: 0,
});

const pageRows = 12;

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageRows,
  PageUp: -pageRows,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const useSteady = (scroller: { current: HTMLElement | null }, shown: number, filter: unknown) => {
  const before = useRef({ shown, filter });
  useLayoutEffect(() => {
    const { current: element } = scroller;
    const added = shown - before.current.shown;
    const sameFilter = before.current.filter === filter;
    before.current = { shown, filter };
    if (element && sameFilter && added > 0 && element.scrollTop > rowHeight)
      element.scrollTop += added * rowHeight;
  }, [scroller, shown, filter]);
};

const placing = ({ list, count }: LogEvents, indices: readonly number[] | null) => {
  const shown = indices?.length ?? count;
  return {
    shown,
    eventAt: (row: number): LogEvent | undefined => {
      const place = shown - 1 - row;
      return list[indices === null ? place : (indices[place] ?? -1)];
    },
    rowOf: (position: number): number => {
      if (indices === null) return shown - position;
      const place = indices.indexOf(position - 1);
      return place === -1 ? -1 : shown - 1 - place;
    },
  };
};

export const EventRows = ({ events, indices, position, onOpen }: EventRowsProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const room = useColumns(scroller);
  const { shown, eventAt, rowOf } = placing(events, indices);
  const [active, setActive] = useState(0);
  const rows = useVirtualizer({
    count: shown,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollPaddingStart: rowHeight,
    overscan: 8,
  });
  const inSight = rows.getVirtualItems();
  const goTo = (row: number) => {
    setActive(row);
    rows.scrollToIndex(row, { align: 'auto' });
  };
  useSteady(scroller, shown, indices === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another event is brought into sight
  useEffect(() => {
    const row = position === null ? -1 : rowOf(position);
    if (row >= 0) goTo(row);
  }, [position]);

  const press = (key: KeyboardEvent) => {
    const step = ownValue(steps, key.key);
    const event = key.key === 'Enter' || key.key === ' ' ? eventAt(active) : undefined;
    if (step === undefined && !event) return;
    key.preventDefault();
    if (event) onOpen(event);
    else goTo(Math.min(Math.max(active + (step ?? 0), 0), shown - 1));
  };
  const click = ({ target }: MouseEvent) => {
    const row = Number((target as Element).closest('tr')?.dataset.row ?? -1);
    const event = eventAt(row);
    if (!event) return;
    setActive(row);
    onOpen(event);
  };
  return (
    <div ref={scroller} className={styles.scroller}>
      <table
        {...gridOf(shown, eventAt(active))}
        data-columns={room.length}
        className={styles.grid}
        onKeyDown={press}
        onClick={click}
      >
        <thead>
          <tr aria-rowindex={1} className={styles.row}>
            {room.map(({ title, look }) => (
              <th key={title} scope="col" className={look}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {/* One shared offset: a position for each row would make the browser recompute every row's style. */}
        <tbody style={{ height: rows.getTotalSize(), paddingBlockStart: inSight[0]?.start ?? 0 }}>
          {inSight.map(({ index }, place) => {
            const event = eventAt(index);
            return (
              event && (
                <tr
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows stay and show other events as one scrolls; to remake forty took too long
                  key={place}
                  id={`log-event-${event.position}`}
                  aria-rowindex={index + 2}
                  aria-selected={event.position === position}
                  data-row={index}
                  data-active={index === active ? '' : undefined}
                  className={styles.row}
                >
                  <Cells event={event} shown={room} />
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      {shown === 0 && <p className={styles.empty}>No events match these filters.</p>}
    </div>
  );
};
