/** Renders the calls with their waterfall, oldest first, and follows the newest while scrolled to the end. */

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { ownValue } from '#domain/ownValue.ts';
import type { Frame } from '#world/trace.ts';
import { durationText } from '../sizeText.ts';
import axisHead from './AxisHead.module.css';
import styles from './CallList.module.css';
import { CallRow } from './CallRow.tsx';
import type { Call } from './call.ts';
import { endOf } from './call.ts';
import type { ContractChecks } from './contractChecks.ts';
import { initiatorOf } from './initiator.ts';
import type { Span } from './timeAxis.ts';
import { createTimeAxis, type TimeAxis } from './timeAxis.ts';

/** Labels closer than this share of the axis would touch. */
const closestTexts = 0.2;

type Text = { readonly at: number; readonly text: string; readonly isFold: boolean };

const textsOf = ({ gaps, ticks, from }: TimeAxis): readonly Text[] => {
  const wanted = [
    ...gaps.map((gap) => ({ at: gap.at, text: `${durationText(gap.to - gap.from)} idle`, isFold: true })),
    ...ticks.map(({ time, at }) => ({ at, text: durationText(time - from), isFold: false })),
  ];
  const parts: Text[] = [];
  for (const text of wanted) {
    const hasRoom = parts.every(({ at }) => Math.abs(at - text.at) >= closestTexts);
    if (hasRoom && (text.isFold || text.at < 1 - closestTexts)) parts.push(text);
  }
  return parts;
};

const AxisHead = ({ axis }: { readonly axis: TimeAxis }) => (
  <span className={axisHead.axis} aria-hidden="true">
    {textsOf(axis).map(({ at, text, isFold }) => (
      <span
        key={at}
        className={isFold ? axisHead.fold : axisHead.tick}
        data-end={at > 1 - closestTexts || undefined}
        style={{ left: `${(at * 100).toFixed(2)}%` }}
      >
        {text}
      </span>
    ))}
  </span>
);

/** `now`: provisional end of pending calls. */
export const callSpans = (calls: readonly Call[], now: number): readonly Span[] =>
  calls.flatMap((call): readonly Span[] => {
    const { request, response, isStream, messages, closed } = call;
    const from = request.realTime;
    if (!isStream || response === null) return [[from, Math.max(from, endOf(call) ?? now)]];
    const instants = [...messages, ...(closed ? [closed] : [])].map(
      ({ realTime }): Span => [realTime, realTime],
    );
    return [[from, response.realTime], ...instants];
  });

type CallListProps = {
  readonly calls: readonly Call[];
  readonly now: number;
  readonly selected: Call | null;
  readonly checks: ContractChecks | null;
  readonly frameAt: (number: number) => Frame | undefined;
  readonly onSelect: (number: number) => void;
};

/** Must match the stylesheet. */
const rowHeight = 28;

const columns = ['Status', 'Method', 'Path', 'From', 'Time', 'Size', 'Events'] as const;

const foldsOf = ({ gaps }: TimeAxis): string => {
  const bands = gaps.map(({ at }) => {
    const [from, to] = [at * 100 - 0.6, at * 100 + 0.6].map((place) => `${place.toFixed(2)}%`);
    return `linear-gradient(90deg, transparent ${from}, var(--fold) ${from} ${to}, transparent ${to})`;
  });
  return bands.length === 0 ? 'none' : bands.join(', ');
};

const movedTo = (key: string, index: number, count: number): number | null => {
  const pageOfRows = 12;
  const target: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index < 0 ? count - 1 : index - 1,
    PageDown: index + pageOfRows,
    PageUp: index - pageOfRows,
    Home: 0,
    End: count - 1,
  };
  const wanted = ownValue(target, key);
  return wanted === undefined ? null : Math.min(Math.max(wanted, 0), count - 1);
};

const Head = ({ axis }: { readonly axis: TimeAxis }) => (
  <thead>
    <tr aria-rowindex={1} className={styles.head}>
      {columns.map((name) => (
        <th key={name} scope="col" className={styles[name.toLowerCase()]}>
          {name}
        </th>
      ))}
      <th scope="col" className={styles.waterfall}>
        <span className="visually-hidden">Waterfall</span>
        <AxisHead axis={axis} />
      </th>
    </tr>
  </thead>
);

/** Keeps the list scrolled to its end while calls arrive, unless someone scrolled away. */
const useFollowing = (count: number, scrollTo: (index: number) => void) => {
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new call moves the list
  useEffect(() => {
    if (isAtEnd.current && count > 0) scrollTo(count - 1);
  }, [count]);
  return isAtEnd;
};

/** The selected row stays mounted, so that it keeps the focus. */
const rowsWith =
  (index: number) =>
  (range: Range): number[] => {
    const inView = defaultRangeExtractor(range);
    return index < 0 || inView.includes(index)
      ? inView
      : [...inView, index].sort((one, other) => one - other);
  };

export const CallList = memo((props: CallListProps) => {
  const { calls, now, selected, checks, frameAt, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const index = selected === null ? -1 : calls.indexOf(selected);
  const rows = useVirtualizer({
    count: calls.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    rangeExtractor: useMemo(() => rowsWith(index), [index]),
  });
  const isAtEnd = useFollowing(calls.length, (last) => rows.scrollToIndex(last));
  const items = rows.getVirtualItems();
  const { startIndex: first = 0, endIndex: last = -1 } = rows.range ?? {};
  const axis = useMemo(
    () => createTimeAxis(callSpans(calls.slice(first, last + 1), now)),
    [calls, first, last, now],
  );

  const wantsFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection moves list and focus
  useEffect(() => {
    if (selected === null) return;
    if (index >= 0) rows.scrollToIndex(index, { align: 'auto' });
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-call="${selected.number}"] button`)
      ?.focus({ preventScroll: true });
  }, [selected?.number]);

  const press = useCallback(
    (event: KeyboardEvent) => {
      const next = movedTo(event.key, index, calls.length);
      const call = next === null ? undefined : calls[next];
      if (!call) return;
      event.preventDefault();
      wantsFocus.current = true;
      onSelect(call.number);
    },
    [calls, index, onSelect],
  );

  const scrolled = () => {
    const { scrollTop, scrollHeight, clientHeight } = scroller.current ?? document.body;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < rowHeight;
  };

  return (
    <div ref={scroller} className={styles.list} onScroll={scrolled}>
      <table
        aria-label="Requests"
        aria-rowcount={calls.length + 1}
        className={styles.table}
        style={{ '--folds': foldsOf(axis) } as CSSProperties}
      >
        <Head axis={axis} />
        <tbody className={styles.rows} style={{ height: rows.getTotalSize() }}>
          {items.map((item) => {
            const call = calls[item.index];
            return (
              call && (
                <CallRow
                  key={call.number}
                  call={call}
                  index={item.index}
                  start={item.start}
                  initiator={initiatorOf(call, frameAt)}
                  isBroken={(checks?.of(call)?.length ?? 0) > 0}
                  isSelected={call === selected}
                  isReached={index < 0 ? item.index === last : call === selected}
                  axis={axis}
                  onSelect={onSelect}
                  onKey={press}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
