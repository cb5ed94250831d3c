/** Renders a call on the time axis: a bar of timing parts, or a thin one with ticks for stream messages. */
import { type Call, endOf, statusClassOf } from './call.ts';
import type { TimeAxis } from './timeAxis.ts';
import { timingSplit } from './timingSplit.ts';
import styles from './Waterfall.module.css';

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
        className={styles.stream}
        data-open={call.closed === null || undefined}
        style={{ left: percent(start), width: percent(end - start) }}
      />
      {ticksOf(call, axis).map((place) => (
        <span key={place} className={styles.message} style={{ left: percent(place) }} />
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
        className={styles.bar}
        data-status={statusClassOf(call)}
        style={{ left: percent(start), width: percent(width) }}
      />
      {partsOf(call, axis).map(({ key, part, start: left, width: wide }) => (
        <span
          key={key}
          className={styles.part}
          data-part={part}
          style={{ left: percent(left), width: percent(wide) }}
        />
      ))}
    </>
  );
};

export const Waterfall = ({ call, axis }: { readonly call: Call; readonly axis: TimeAxis }) => (
  <span className={styles.axis} aria-hidden="true">
    {call.isStream && call.response !== null ? (
      <StreamBar call={call} axis={axis} />
    ) : (
      <CallBar call={call} axis={axis} />
    )}
  </span>
);
