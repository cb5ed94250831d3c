/** Renders one call as a row of the list. */
import { type KeyboardEvent, memo } from 'react';
import type { Frame } from '#world/trace.ts';
import { durationText, sizeText } from '../sizeText.ts';
import { receivedBytes } from './bodyText.ts';
import styles from './CallList.module.css';
import { type Call, durationOf, endOf, statusClassOf, statusText } from './call.ts';
import type { TimeAxis } from './timeAxis.ts';
import { timingSplit } from './timingSplit.ts';
import waterfall from './Waterfall.module.css';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const closestTicks = 0.004;

const ticksOf = ({ messages }: Call, axis: TimeAxis): readonly number[] => {
  const places: number[] = [];
  for (const { realTime } of messages) {
    if (realTime < axis.from || realTime > axis.to) continue;
    const place = axis.at(realTime);
    if (place - (places.at(-1) ?? -1) >= closestTicks) places.push(place);
  }
  return places;
};

const StreamBar = ({ call, axis }: { readonly call: Call; readonly axis: TimeAxis }) => {
  const start = axis.at(call.request.realTime);
  const end = call.closed ? axis.at(call.closed.realTime) : 1;
  return (
    <>
      <span
        className={waterfall.stream}
        data-open={call.closed === null || undefined}
        style={{ left: percent(start), width: percent(end - start) }}
      />
      {ticksOf(call, axis).map((place) => (
        <span key={place} className={waterfall.message} style={{ left: percent(place) }} />
      ))}
    </>
  );
};

/** Ends of the bar's parts as shares of the axis; the transfer to and from the worker is first and last. */
const partsOf = (call: Call, axis: TimeAxis) => {
  const split = timingSplit(call);
  if (split === null) return [];
  const from = call.request.realTime;
  const bounds = [split.hop / 2, split.latency, split.handler, split.held, split.hop / 2, split.body];
  const names = ['hop', 'latency', 'handler', 'held', 'hop', 'body'] as const;
  let time = from;
  return bounds.flatMap((length, index) => {
    const start = axis.at(time);
    time += length;
    const width = axis.at(time) - start;
    return width <= 0 ? [] : [{ key: index, part: names[index], start, width }];
  });
};

const CallBar = ({ call, axis }: { readonly call: Call; readonly axis: TimeAxis }) => {
  const start = axis.at(call.request.realTime);
  const end = endOf(call);
  const width = (end === null ? 1 : axis.at(end)) - start;
  return (
    <>
      <span
        className={waterfall.bar}
        data-status={statusClassOf(call)}
        style={{ left: percent(start), width: percent(width) }}
      />
      {partsOf(call, axis).map(({ key, part, start: left, width: wide }) => (
        <span
          key={key}
          className={waterfall.part}
          data-part={part}
          style={{ left: percent(left), width: percent(wide) }}
        />
      ))}
    </>
  );
};

const Waterfall = ({ call, axis }: { readonly call: Call; readonly axis: TimeAxis }) => (
  <span className={waterfall.axis} aria-hidden="true">
    {call.isStream && call.response !== null ? (
      <StreamBar call={call} axis={axis} />
    ) : (
      <CallBar call={call} axis={axis} />
    )}
  </span>
);

export type CallRowProps = {
  readonly call: Call;
  readonly index: number;
  readonly start: number;
  readonly initiator: string;
  readonly isBroken: boolean;
  readonly isSelected: boolean;
  readonly axis: TimeAxis;
  readonly isReached: boolean;
  readonly onSelect: (number: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

const timeText = (call: Call): string => {
  const duration = durationOf(call);
  if (duration !== null) return durationText(duration);
  return call.isStream && call.response !== null ? 'open' : '…';
};

const eventsText = ({ isStream, messages, events }: Call): string => {
  const count = isStream ? messages.length : events;
  return count === 0 ? '' : String(count);
};

/** A held reply is recorded as a fault, but nothing is wrong with it. */
const isHold = ({ name }: Frame): boolean => name.startsWith('Held ');

const Marks = ({ call, isBroken }: Pick<CallRowProps, 'call' | 'isBroken'>) => (
  <>
    {call.faults.some((frame) => !isHold(frame)) && <span className={styles.mark}>fault</span>}
    {call.faults.some(isHold) && <span className={styles.mark}>held</span>}
    {isBroken && <span className={styles.mark}>contract</span>}
    {call.fromLab && <span className={styles.mark}>Lab</span>}
    {call.asked.attempt > 1 && <span className={styles.mark}>again</span>}
  </>
);

export const CallRow = memo((props: CallRowProps) => {
  const { call, index, start, initiator, isBroken, isSelected, isReached, axis, onSelect, onKey } = props;
  const { method, path, query } = call.asked;
  const bytes = receivedBytes(call);
  return (
    <tr
      aria-rowindex={index + 2}
      className={styles.row}
      data-call={call.number}
      data-status={statusClassOf(call)}
      data-selected={isSelected || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <td className={styles.status}>{statusText(call)}</td>
      <td className={styles.method}>{method}</td>
      <td className={styles.path}>
        <button
          type="button"
          className={`${styles.address} stretched`}
          title={path + query}
          aria-current={isSelected ? 'true' : undefined}
          tabIndex={isReached ? 0 : -1}
          onClick={() => onSelect(call.number)}
          onKeyDown={onKey}
        >
          {path.replace(/^\/api/, '')}
          {query}
        </button>
        <Marks call={call} isBroken={isBroken} />
      </td>
      <td className={styles.initiator}>{initiator}</td>
      <td className={styles.figure}>{timeText(call)}</td>
      <td className={`${styles.figure} ${styles.size}`}>{bytes === null ? '' : sizeText(bytes)}</td>
      <td className={`${styles.figure} ${styles.events}`}>{eventsText(call)}</td>
      <td className={styles.waterfall}>
        <Waterfall call={call} axis={axis} />
      </td>
    </tr>
  );
});
