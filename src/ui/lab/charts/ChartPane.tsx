/** Renders the chart in the chosen view, or the messages. */

import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Frame } from '#world/trace.ts';
import { useLab } from '../LabContext.ts';
import { timeOfDay } from '../timeOfDay.ts';
import { ChartCards } from './ChartCards.tsx';
import { ChartMap } from './ChartMap.tsx';
import styles from './ChartsPanel.module.css';
import type { LooksAndStatus } from './chartLooks.ts';
import type { ChartMoment } from './chartMoment.ts';
import type { ChartView } from './chartPlace.ts';
import sequenceView from './SequenceView.module.css';
import { type SequenceRow, sequenceOf } from './sequenceRows.ts';
import type { Sending } from './useSending.ts';

const laneWidth = 128;
const timeWidth = 92;
const rowHeight = 34;

const middleOf = (lane: number): number => lane * laneWidth + laneWidth / 2;

const Message = ({ row, width }: { readonly row: SequenceRow; readonly width: number }) => {
  const [from, to] = [middleOf(row.from), middleOf(row.to)];
  const side = to >= from ? 1 : -1;
  const isInside = from === to;
  return (
    <svg className={sequenceView.line} width={width} height={rowHeight} aria-hidden="true" focusable="false">
      {isInside ? (
        <circle cx={from} cy={23} r={3} className={sequenceView.point} />
      ) : (
        <>
          <line
            x1={from}
            y1={25}
            x2={to - side * 2}
            y2={25}
            className={sequenceView.shaft}
            data-reply={row.isReply || undefined}
          />
          <polygon
            points={`${to},25 ${to - side * 7},21.5 ${to - side * 7},28.5`}
            className={sequenceView.head}
          />
        </>
      )}
      <text
        x={isInside ? from + 8 : (from + to) / 2}
        y={isInside ? 27 : 18}
        textAnchor={isInside ? 'start' : 'middle'}
        className={sequenceView.text}
      >
        {row.text}
      </text>
    </svg>
  );
};

type SequenceViewProps = {
  readonly frames: readonly Frame[];
  readonly actor: string | null;
  readonly selected: number | null;
  readonly onSelect: (frame: number) => void;
};

const SequenceView = ({ frames, actor, selected, onSelect }: SequenceViewProps) => {
  const [withInternal, setInternal] = useState(false);
  const [onlyActor, setOnlyActor] = useState(true);
  const scroller = useRef<HTMLElement>(null);
  const about = onlyActor ? actor : null;
  // Deferred, because each new frame would lay out thousands of rows again.
  const deferred = useDeferredValue(frames);
  const { lanes, rows } = useMemo(
    () => sequenceOf(deferred, { withInternal, about }),
    [deferred, withInternal, about],
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
    <div className={sequenceView.sequence}>
      <div className={sequenceView.options}>
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
        <span className={sequenceView.amount}>
          {rows.length} {rows.length === 1 ? 'message' : 'messages'}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section ref={scroller} className={sequenceView.scroller} aria-label="Messages" tabIndex={0}>
        <div
          className={sequenceView.lanes}
          style={{ width: width + timeWidth, paddingInlineStart: timeWidth }}
          aria-hidden="true"
        >
          {lanes.map((lane) => (
            <span key={lane} style={{ width: laneWidth }}>
              {lane}
            </span>
          ))}
        </div>
        <div
          className={sequenceView.ground}
          style={{ height: virtual.getTotalSize(), width: width + timeWidth }}
        >
          {lanes.map((lane, index) => (
            <div key={lane} className={sequenceView.lane} style={{ left: timeWidth + middleOf(index) }} />
          ))}
          <ol className={sequenceView.rows}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <li
                    key={row.frame.number}
                    className={sequenceView.row}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <button
                      type="button"
                      className={sequenceView.message}
                      data-kind={row.frame.kind}
                      data-refused={row.isRefused || undefined}
                      aria-current={row.frame.number === selected ? 'true' : undefined}
                      onClick={() => onSelect(row.frame.number)}
                    >
                      <time className={sequenceView.time}>{timeOfDay(row.frame.at)}</time>
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

/** The active leaves that the last step entered; all active leaves if it entered none. */
const newestLeaves = ({ active, taken, subject }: ChartMoment): readonly string[] => {
  const leaves = [...active].filter((id) => ![...active].some((other) => other.startsWith(`${id}.`)));
  const targets = taken.flatMap((id) => subject.index.transitions.get(id)?.targets ?? []);
  const entered = leaves.filter((leaf) => targets.some((target) => `${leaf}.`.startsWith(`${target}.`)));
  return entered.length > 0 ? entered : leaves;
};

export type ChartPaneProps = {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly frames: readonly Frame[];
  readonly moment: ChartMoment;
  readonly looks: LooksAndStatus;
  readonly view: ChartView | null;
  readonly focus: string | null;
  readonly now: number;
  readonly sending: Sending;
  readonly onPoint: (transition: string | null) => void;
};

const Chart = ({ moment, looks, view, focus, now, sending, onPoint }: ChartPaneProps) => {
  const { source, at } = useLab();
  const { subject, step, taken, delays } = moment;
  const handlers = { press: (id: string) => sending.press(looks, id), point: onPoint };
  if (view === 'cards' || subject.layout === null) {
    return (
      <ChartCards
        key={subject.id}
        name={subject.title}
        index={subject.index}
        looks={looks}
        focus={focus}
        handlers={handlers}
      />
    );
  }
  return (
    <ChartMap
      key={subject.id}
      name={subject.title}
      index={subject.index}
      layout={subject.layout}
      looks={looks}
      inSight={focus === null ? newestLeaves(moment) : [focus]}
      delays={delays}
      clock={at === null ? source.world.clock : null}
      now={now}
      last={step && { step: step.frame.number, transitions: taken }}
      handlers={handlers}
    />
  );
};

export const ChartPane = (props: ChartPaneProps) => {
  const { selected, select } = useLab();
  const { room, view, frames, moment } = props;
  return (
    <div ref={room} className={styles.chart}>
      {view === 'sequence' ? (
        <SequenceView
          frames={frames}
          actor={moment.actorRun?.name ?? null}
          selected={selected?.number ?? null}
          onSelect={select}
        />
      ) : (
        view !== null && <Chart {...props} />
      )}
    </div>
  );
};
