/** Lists the causes and effects of an event, and the other events of its command and correlation. */
import { useMemo } from 'react';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import { useLab } from '../LabContext.ts';
import { useFrames } from '../useFrames.ts';
import { type CausationNode, causationTree, companions, mostEffects } from './causationTree.ts';
import { DetailPart } from './DetailPart.tsx';
import styles from './EventDetail.module.css';

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
        className={styles.node}
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
      <summary>
        {title}: {events.length >= mostEffects ? `the first ${mostEffects}` : events.length}
      </summary>
      <ul className={styles.nodes}>
        {events.map((event) => (
          <li key={event.id}>
            <button type="button" className={styles.node} data-kind="event" onClick={() => onOpen(event)}>
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
        <p className={styles.quiet}>
          It was recorded before this page was opened, or by another tab: there are no frames of it here. The
          log says:
        </p>
      )}
      <ul className={styles.nodes} aria-label="Causation">
        {nodes.map((node) => (
          <Node key={node.key} node={node} onOpen={onOpen} />
        ))}
      </ul>
      <Companions title="Written by the same command" events={others.sameCommand} onOpen={onOpen} />
      <Companions title="Of the same correlation" events={others.sameCorrelation} onOpen={onOpen} />
    </DetailPart>
  );
};
