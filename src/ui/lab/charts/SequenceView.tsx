/** Renders a sequence diagram of messages between visitor, lifecycles and backend. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Frame } from '#world/trace.ts';
import { timeOfDay } from '../timeOfDay.ts';
import styles from './SequenceView.module.css';
import { type SequenceRow, sequenceOf } from './sequenceRows.ts';

const laneWidth = 128;
const timeWidth = 92;
const rowHeight = 34;

const middleOf = (lane: number): number => lane * laneWidth + laneWidth / 2;

const Message = ({ row, width }: { readonly row: SequenceRow; readonly width: number }) => {
  const [from, to] = [middleOf(row.from), middleOf(row.to)];
  const side = to >= from ? 1 : -1;
  const isInside = from === to;
  return (
    <svg className={styles.line} width={width} height={rowHeight} aria-hidden="true" focusable="false">
      {isInside ? (
        <circle cx={from} cy={23} r={3} className={styles.point} />
      ) : (
        <>
          <line
            x1={from}
            y1={25}
            x2={to - side * 2}
            y2={25}
            className={styles.shaft}
            data-reply={row.isReply || undefined}
          />
          <polygon points={`${to},25 ${to - side * 7},21.5 ${to - side * 7},28.5`} className={styles.head} />
        </>
      )}
      <text
        x={isInside ? from + 8 : (from + to) / 2}
        y={isInside ? 27 : 18}
        textAnchor={isInside ? 'start' : 'middle'}
        className={styles.text}
      >
        {row.text}
      </text>
    </svg>
  );
};

export type SequenceViewProps = {
  readonly frames: readonly Frame[];
  readonly actor: string | null;
  readonly selected: number | null;
  readonly onSelect: (frame: number) => void;
};

export const SequenceView = ({ frames, actor, selected, onSelect }: SequenceViewProps) => {
  const [withInternal, setInternal] = useState(false);
  const [onlyActor, setOnlyActor] = useState(true);
  const scroller = useRef<HTMLElement>(null);
  const about = onlyActor ? actor : null;
  // Deferred, because each new frame would lay out thousands of rows again.
  const told = useDeferredValue(frames);
  const { lanes, rows } = useMemo(
    () => sequenceOf(told, { withInternal, about }),
    [told, withInternal, about],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const chosen = rows.findIndex(({ frame }) => frame.number === selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice scrolls
  useEffect(() => {
    virtual.scrollToIndex(chosen < 0 ? rows.length - 1 : chosen, { align: chosen < 0 ? 'end' : 'auto' });
  }, [chosen, withInternal, about]);
  const width = lanes.length * laneWidth;
  const sayOf = (row: SequenceRow): string => {
    const [from = '', to = ''] = [lanes[row.from], lanes[row.to]];
    const way = from === to ? `in ${to}` : `from ${from} to ${to}`;
    return `${row.text}, ${way}${row.isRefused ? ', refused' : ''}`;
  };
  return (
    <div className={styles.sequence}>
      <div className={styles.options}>
        <label>
          <input
            type="checkbox"
            checked={withInternal}
            onChange={({ target }) => setInternal(target.checked)}
          />
          Internal events
        </label>
        {actor !== null && (
          <label>
            <input
              type="checkbox"
              checked={onlyActor}
              onChange={({ target }) => setOnlyActor(target.checked)}
            />
            Only threads of {actor}
          </label>
        )}
        <span className={styles.amount}>
          {rows.length} {rows.length === 1 ? 'message' : 'messages'}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section ref={scroller} className={styles.scroller} aria-label="Messages" tabIndex={0}>
        <div
          className={styles.lanes}
          style={{ width: width + timeWidth, paddingInlineStart: timeWidth }}
          aria-hidden="true"
        >
          {lanes.map((lane) => (
            <span key={lane} style={{ width: laneWidth }}>
              {lane}
            </span>
          ))}
        </div>
        <div className={styles.ground} style={{ height: virtual.getTotalSize(), width: width + timeWidth }}>
          {lanes.map((lane, index) => (
            <div key={lane} className={styles.lane} style={{ left: timeWidth + middleOf(index) }} />
          ))}
          <ol className={styles.rows}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <li
                    key={row.frame.number}
                    className={styles.row}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <button
                      type="button"
                      className={styles.message}
                      data-kind={row.frame.kind}
                      data-refused={row.isRefused || undefined}
                      aria-current={row.frame.number === selected ? 'true' : undefined}
                      onClick={() => onSelect(row.frame.number)}
                    >
                      <time className={styles.time}>{timeOfDay(row.frame.at)}</time>
                      <span className="visually-hidden">{sayOf(row)}</span>
                      <Message row={row} width={width} />
                    </button>
                  </li>
                )
              );
            })}
          </ol>
        </div>
      </section>
    </div>
  );
};
