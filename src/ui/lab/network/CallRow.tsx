/** Renders one call as a row of the list. */
import { type KeyboardEvent, memo } from 'react';
import type { Frame } from '#world/trace.ts';
import { durationText, sizeText } from '../figureText.ts';
import { receivedBytes } from './bodyText.ts';
import styles from './CallList.module.css';
import { type Call, durationOf, statusClassOf, statusText } from './call.ts';
import type { TimeAxis } from './timeAxis.ts';
import { Waterfall } from './Waterfall.tsx';

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
          className={styles.address}
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
