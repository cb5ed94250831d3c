/** One event: what it says, what asked for it, what followed, what it changed, and what can be done from here. */
import { type ReactNode, useMemo, useState } from 'react';
import type { LogControls, LogEvent } from '#domain/inspection/logControls.ts';
import { asOfParameter } from '#domain/pastView.ts';
import { useLab } from '../LabContext.ts';
import { useFrames } from '../useFrames.ts';
import { appWindow } from './appWindow.ts';
import { type CausationNode, causationTree, companions, mostEffects } from './causationTree.ts';
import styles from './EventDetail.module.css';
import { JsonTree } from './JsonTree.tsx';
import { LogButton } from './LogButton.tsx';
import type { FilterField, FilterTerm } from './logFilter.ts';
import { logTime } from './logTime.ts';
import { Places } from './Places.tsx';
import { useAnswer } from './useLog.ts';

type EventDetailProps = {
  readonly log: LogControls;
  readonly event: LogEvent;
  readonly list: readonly LogEvent[];
  readonly onOpen: (event: LogEvent) => void;
  readonly onFilter: (term: FilterTerm) => void;
  readonly onClose: () => void;
};

type PartProps = { readonly title: string; readonly children: ReactNode; readonly isOpen?: boolean };

const Part = ({ title, children, isOpen = true }: PartProps) => (
  <details className={styles.part} open={isOpen}>
    <summary>
      <h3>{title}</h3>
    </summary>
    {children}
  </details>
);

/** The page that the app shows, at another time. */
const addressAsOf = (address: string, position: number): string => {
  const url = new URL(address, 'https://app.invalid');
  url.searchParams.set(asOfParameter, String(position));
  return `${url.pathname}${url.search}`;
};

const CopyLink = ({ position }: { readonly position: number }) => {
  const { source } = useLab();
  const [said, setSaid] = useState('Copy link');
  const copy = async () => {
    const { href } = new URL(`${source.base}lab/log/${position}`, appWindow(source).location.href);
    try {
      await navigator.clipboard.writeText(href);
      setSaid('Copied');
    } catch {
      setSaid(href);
    }
  };
  return (
    <LogButton onClick={copy} aria-live="polite">
      {said}
    </LogButton>
  );
};

const Actions = ({ event: { position } }: { readonly event: LogEvent }) => {
  const { source, show } = useLab();
  return (
    <div className={styles.actions}>
      <LogButton look="main" onClick={() => source.navigate(addressAsOf(source.address(), position))}>
        See the app as of here
      </LogButton>
      <LogButton onClick={() => show('log', `branches/${position}`)}>Fork from here</LogButton>
      <LogButton onClick={() => show('log', `tamper/${position}`)}>Tamper with it</LogButton>
      <CopyLink position={position} />
    </div>
  );
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

type CausesProps = Pick<EventDetailProps, 'event' | 'list' | 'onOpen'>;

const Causes = ({ event, list, onOpen }: CausesProps) => {
  const frames = useFrames();
  const nodes = useMemo(() => causationTree(frames, list, event), [frames, list, event]);
  const others = useMemo(() => companions(list, event), [list, event]);
  const isKnown = nodes.some(({ isThis, frame }) => isThis && frame !== null);
  return (
    <Part title="What asked for it, and what followed">
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
    </Part>
  );
};

const Changed = ({ log, event }: Pick<EventDetailProps, 'log' | 'event'>) => {
  const changes = useAnswer(() => log.changesAt(event.position), `${event.id}`);
  return (
    <Part title="What it changed">
      {changes === null && <p aria-busy="true">Folding the log…</p>}
      {changes?.length === 0 && (
        <p className={styles.quiet}>No projection: it is told in the history only.</p>
      )}
      {changes?.map(({ projection, before, after }) => (
        <Places key={projection} projection={projection} before={before} after={after} />
      ))}
    </Part>
  );
};

type FactProps = {
  readonly name: string;
  readonly value: string;
  readonly field?: FilterField;
  readonly onFilter?: (term: FilterTerm) => void;
};

const Fact = ({ name, value, field, onFilter }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {field && onFilter && (
        <span className={styles.quick}>
          <button
            type="button"
            aria-label={`Only this ${name.toLowerCase()}`}
            onClick={() => onFilter({ field, not: false, value })}
          >
            only
          </button>
          <button
            type="button"
            aria-label={`Without this ${name.toLowerCase()}`}
            onClick={() => onFilter({ field, not: true, value })}
          >
            without
          </button>
        </span>
      )}
    </dd>
  </div>
);

const Facts = ({ event, onFilter }: Pick<EventDetailProps, 'event' | 'onFilter'>) => (
  <Part title="Metadata">
    <dl className={styles.facts}>
      <Fact name="Type" value={event.type} field="type" onFilter={onFilter} />
      <Fact name="Stream" value={event.stream} field="stream" onFilter={onFilter} />
      <Fact name="Revision" value={String(event.revision)} />
      <Fact name="Actor" value={`${event.actor.kind} ${event.actor.id}`} field="actor" onFilter={onFilter} />
      <Fact name="Occurred" value={event.occurredAt} />
      <Fact name="Recorded" value={event.recordedAt} />
      <Fact name="Tags" value={event.tags.join(', ') || 'none'} />
      <Fact name="Correlation" value={event.correlationId} field="correlation" onFilter={onFilter} />
      <Fact name="Command" value={event.commandId} />
      <Fact name="Caused by" value={event.causationId ?? 'a person, or time'} />
      <Fact name="Schema" value={`version ${event.schemaVersion}`} />
      <Fact name="Id" value={event.id} />
      <Fact name="Hash" value={event.hash} />
      <Fact name="Hash before" value={event.previousHash} />
    </dl>
  </Part>
);

export const EventDetail = ({ log, event, list, onOpen, onFilter, onClose }: EventDetailProps) => (
  <aside className={styles.detail} aria-label={`Event ${event.position}`}>
    <header className={styles.head}>
      <div>
        <h3>
          {event.type} <span className={styles.position}>#{event.position}</span>
        </h3>
        <p className={styles.quiet}>
          {logTime(event.occurredAt)} · {event.stream}@{event.revision}
        </p>
      </div>
      <button type="button" className={styles.close} onClick={onClose}>
        Close
      </button>
    </header>
    <Actions event={event} />
    <Part title="Payload">
      <JsonTree value={event.data} />
    </Part>
    <Changed log={log} event={event} />
    <Causes event={event} list={list} onOpen={onOpen} />
    <Facts event={event} onFilter={onFilter} />
  </aside>
);
