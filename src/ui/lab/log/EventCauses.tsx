/** Lists the causes and effects of an event, and the other events of its command and correlation. */
import { useMemo } from 'react';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import type { Frame } from '#world/trace.ts';
import { causeChain } from '../causeChain.ts';
import { useLab } from '../LabContext.ts';
import { useFrames } from '../useFrames.ts';
import { DetailPart } from './DetailPart.tsx';
import styles from './EventDetail.module.css';
import { eventOf, frameOf } from './eventFrames.ts';

type CausationNode = {
  readonly key: string;
  /** Depth in the tree; the parent is the last node above with a smaller depth. */
  readonly depth: number;
  readonly kind: Frame['kind'];
  readonly text: string;
  readonly frame: number | null;
  readonly event: LogEvent | null;
  readonly isThis: boolean;
};

const mostEffects = 60;

const ofFrame = (frame: Frame, depth: number): CausationNode => ({
  key: `frame ${frame.number}`,
  depth,
  kind: frame.kind,
  text: frame.name,
  frame: frame.number,
  event: eventOf(frame),
  isThis: false,
});

const ofEvent = (event: LogEvent, depth: number, isThis = false): CausationNode => ({
  key: `event ${event.position}`,
  depth,
  kind: 'event',
  text: `${event.type} #${event.position}`,
  frame: null,
  event,
  isThis,
});

/** Includes later effects of the same gesture without a known cause. */
const byFrames = (frames: readonly Frame[], frame: Frame, event: LogEvent): readonly CausationNode[] => {
  const { causes } = causeChain(frames, frame);
  const depths = new Map([[frame.number, causes.length]]);
  const following = frames
    .filter(({ number, correlation }) => number > frame.number && correlation === frame.correlation)
    .slice(0, mostEffects)
    .map((effect) => {
      const depth = (depths.get(effect.cause ?? 0) ?? causes.length) + 1;
      depths.set(effect.number, depth);
      return ofFrame(effect, depth);
    });
  return [
    ...causes.map((cause, depth) => ofFrame(cause, depth)),
    { ...ofEvent(event, causes.length, true), frame: frame.number },
    ...following,
  ];
};

const byLog = (list: readonly LogEvent[], event: LogEvent): readonly CausationNode[] => {
  const causes: LogEvent[] = [];
  for (let id = event.causationId; id !== null; ) {
    const wanted = id;
    const cause = list.findLast((other) => other.id === wanted && !causes.includes(other));
    if (!cause) break;
    causes.unshift(cause);
    id = cause.causationId;
  }
  const depths = new Map([[event.id, causes.length]]);
  const effects: CausationNode[] = [];
  for (const other of list.slice(event.position)) {
    const depth = other.causationId === null ? undefined : depths.get(other.causationId);
    if (depth === undefined) continue;
    depths.set(other.id, depth + 1);
    effects.push(ofEvent(other, depth + 1));
  }
  return [
    ...causes.map((cause, depth) => ofEvent(cause, depth)),
    ofEvent(event, causes.length, true),
    ...effects.slice(0, mostEffects),
  ];
};

/** `list`: all events, from position 1. */
export const causationTree = (
  frames: readonly Frame[],
  list: readonly LogEvent[],
  event: LogEvent,
): readonly CausationNode[] => {
  const frame = frameOf(frames, event);
  const causes = byLog(list, event);
  if (!frame) return causes;
  const known = byFrames(frames, frame, event);
  const more = causes.filter(
    (node) => !node.isThis && !known.some((other) => other.event?.id === node.event?.id),
  );
  return [...known, ...more];
};

/** Other events of the same command and of the same correlation, in order; at most the first 60 each. */
export const companions = (list: readonly LogEvent[], event: LogEvent) => {
  const others = list.filter(
    ({ id, correlationId }) => id !== event.id && correlationId === event.correlationId,
  );
  return {
    sameCommand: others.filter(({ commandId }) => commandId === event.commandId).slice(0, mostEffects),
    sameCorrelation: others.filter(({ commandId }) => commandId !== event.commandId).slice(0, mostEffects),
  };
};

type NodeProps = { readonly node: CausationNode; readonly onOpen: (event: LogEvent) => void };

const Node = ({ node, onOpen }: NodeProps) => {
  const { select } = useLab();
  const { event, frame, isThis, depth, kind, text } = node;
  const open = () => {
    if (event && !isThis) onOpen(event);
    else select(frame);
  };
  return (
    <li style={{ paddingInlineStart: `${depth * 12}px` }}>
      <button
        type="button"
        className={`${styles.node} kind`}
        data-kind={kind}
        aria-current={isThis ? 'true' : undefined}
        onClick={open}
      >
        {text}
      </button>
    </li>
  );
};

type CompanionsProps = {
  readonly title: string;
  readonly events: readonly LogEvent[];
  readonly onOpen: (event: LogEvent) => void;
};

const few = 6;

const Companions = ({ title, events, onOpen }: CompanionsProps) =>
  events.length > 0 && (
    <details className={styles.companions} open={events.length <= few}>
      <summary className="fine">
        {title}: {events.length >= mostEffects ? `the first ${mostEffects}` : events.length}
      </summary>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <button
              type="button"
              className={`${styles.node} kind`}
              data-kind="event"
              onClick={() => onOpen(event)}
            >
              {event.type} #{event.position}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );

type EventCausesProps = {
  readonly event: LogEvent;
  readonly list: readonly LogEvent[];
  readonly onOpen: (event: LogEvent) => void;
};

export const EventCauses = ({ event, list, onOpen }: EventCausesProps) => {
  const frames = useFrames();
  const nodes = useMemo(() => causationTree(frames, list, event), [frames, list, event]);
  const others = useMemo(() => companions(list, event), [list, event]);
  const isKnown = nodes.some(({ isThis, frame }) => isThis && frame !== null);
  return (
    <DetailPart title="What asked for it, and what followed">
      {!isKnown && (
        <p className="fine quiet">
          It was recorded before this page was opened, or by another tab: there are no frames of it here. The
          log says:
        </p>
      )}
      <ul aria-label="Causation">
        {nodes.map((node) => (
          <Node key={node.key} node={node} onOpen={onOpen} />
        ))}
      </ul>
      <Companions title="Written by the same command" events={others.sameCommand} onOpen={onOpen} />
      <Companions title="Of the same correlation" events={others.sameCorrelation} onOpen={onOpen} />
    </DetailPart>
  );
};
