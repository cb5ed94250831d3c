/** A hundred thousand events as a table of which only the rows in sight exist. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LogEvent } from '#domain/inspection/logControls.ts';
import styles from './EventRows.module.css';
import { logTime } from './logTime.ts';
import type { LogEvents } from './useLog.ts';

type EventRowsProps = {
  readonly events: LogEvents;
  /** Indices of the events shown, in order; null for all. */
  readonly indices: readonly number[] | null;
  readonly position: number | null;
  readonly onOpen: (event: LogEvent) => void;
};

const rowHeight = 28;

const columns = ['Event', 'Time', 'Stream', 'Type', 'Actor', 'Correlation', 'Hash'] as const;

const Cells = ({ event }: { readonly event: LogEvent }) => (
  <>
    <td className={styles.position}>{event.position}</td>
    <td className={styles.time}>{logTime(event.occurredAt)}</td>
    <td className={styles.stream} title={event.stream}>
      {event.stream}@{event.revision}
    </td>
    <td className={styles.type}>{event.type}</td>
    <td className={styles.actor}>
      {event.actor.kind === 'account' ? event.actor.id : `${event.actor.kind} ${event.actor.id}`}
    </td>
    <td className={styles.correlation}>{event.correlationId.slice(0, 8)}</td>
    <td className={styles.hash}>{event.hash.slice(0, 8)}</td>
  </>
);

/** A table in which arrow keys choose a row. */
const gridOf = (rows: number, active: LogEvent | undefined) => ({
  role: 'grid',
  'aria-label': 'Events',
  'aria-rowcount': rows + 1,
  'aria-activedescendant': active && `log-event-${active.position}`,
  tabIndex: 0,
});

const pageRows = 12;

/** How far each key goes; to the ends with more than there is. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageRows,
  PageUp: -pageRows,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** What is in sight stays there while new events come in above it. */
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

/** Which event stands in which row: the newest in the first. */
const placing = ({ list, count }: LogEvents, indices: readonly number[] | null) => {
  const shown = indices?.length ?? count;
  return {
    shown,
    eventAt: (row: number): LogEvent | undefined => {
      const place = shown - 1 - row;
      return list[indices === null ? place : (indices[place] ?? -1)];
    },
    /** -1 for an event that is not shown. */
    rowOf: (position: number): number => {
      if (indices === null) return shown - position;
      const place = indices.indexOf(position - 1);
      return place === -1 ? -1 : shown - 1 - place;
    },
  };
};

export const EventRows = ({ events, indices, position, onOpen }: EventRowsProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const { shown, eventAt, rowOf } = placing(events, indices);
  const [active, setActive] = useState(0);
  const rows = useVirtualizer({
    count: shown,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (row) => eventAt(row)?.position ?? -row,
    scrollPaddingStart: rowHeight,
    overscan: 12,
  });
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
    const step = steps[key.key];
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
      <table {...gridOf(shown, eventAt(active))} className={styles.grid} onKeyDown={press} onClick={click}>
        <thead>
          <tr aria-rowindex={1} className={styles.row}>
            {columns.map((title) => (
              <th key={title} scope="col" className={styles[title.toLowerCase()]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const event = eventAt(index);
            return (
              event && (
                <tr
                  key={key}
                  id={`log-event-${event.position}`}
                  aria-rowindex={index + 2}
                  aria-selected={event.position === position}
                  data-row={index}
                  data-active={index === active ? '' : undefined}
                  className={styles.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Cells event={event} />
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      {shown === 0 && <p className={styles.empty}>No event is left by these filters.</p>}
    </div>
  );
};
