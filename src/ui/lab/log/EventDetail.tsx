/** Renders an event: its data, causes, effects, changes and actions. */
import { useState } from 'react';
import type { EventNumber, LogControls } from '#domain/inspection/logControls.ts';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import { asOfParameter } from '#domain/pastView.ts';
import { eventName } from '../../content/eventNames.ts';
import { appWindow } from '../appWindow.ts';
import { JsonTree } from '../JsonTree.tsx';
import { useLab } from '../LabContext.ts';
import { logTime } from '../logTime.ts';
import { PanelButton } from '../PanelButton.tsx';
import { placesOf } from '../projectionDiff.ts';
import { DetailPart } from './DetailPart.tsx';
import { EventCauses } from './EventCauses.tsx';
import styles from './EventDetail.module.css';
import type { FilterField, FilterTerm } from './logFilter.ts';
import placesStyles from './Places.module.css';
import { useAwaited } from './useLog.ts';

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

/** Pages use the number in the workspace; the log's position is given for comparison. */
const numberWords = ({ number, workspace }: EventNumber): string =>
  workspace === null ? eventName(number) : `${eventName(number)} of ${workspace}`;

const useNumber = (log: LogControls, { position, id }: LogEvent): string => {
  const number = useAwaited(async () => ({ found: await log.numberOf(position) }), id);
  if (number === null) return '…';
  return number.found === null ? 'none: of no workspace' : numberWords(number.found);
};

type EventFactsProps = {
  readonly log: LogControls;
  readonly event: LogEvent;
  readonly onFilter: (term: FilterTerm) => void;
};

const EventFacts = ({ log, event, onFilter }: EventFactsProps) => (
  <DetailPart title="Metadata">
    <dl className={styles.facts}>
      <Fact name="On pages" value={useNumber(log, event)} />
      <Fact name="Position" value={String(event.position)} />
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
  </DetailPart>
);

type PlacesProps = {
  readonly projection: string;
  readonly before: object;
  readonly after: object;
};

const mostShown = 60;

const Places = ({ projection, before, after }: PlacesProps) => {
  const places = placesOf(before, after);
  return (
    <section className={placesStyles.projection}>
      <h4>{projection}</h4>
      <ul className={placesStyles.places}>
        {places.slice(0, mostShown).map(({ path, kind, before: was, after: is }) => (
          <li key={path} data-change={kind}>
            <code className="fine">{path}</code>
            <span className={placesStyles.kind}>{kind}</span>
            <div className={placesStyles.values}>
              {kind !== 'added' && (
                <div className={placesStyles.was}>
                  <JsonTree value={was} depth={1} />
                </div>
              )}
              {kind !== 'removed' && (
                <div className={placesStyles.is}>
                  <JsonTree value={is} depth={2} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {places.length > mostShown && <p>And {places.length - mostShown} more places.</p>}
    </section>
  );
};

type EventDetailProps = {
  readonly log: LogControls;
  readonly event: LogEvent;
  readonly list: readonly LogEvent[];
  readonly onOpen: (event: LogEvent) => void;
  readonly onFilter: (term: FilterTerm) => void;
  readonly onClose: () => void;
};

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
    <PanelButton onClick={copy} aria-live="polite">
      {said}
    </PanelButton>
  );
};

const Actions = ({ event: { position } }: { readonly event: LogEvent }) => {
  const { source, show } = useLab();
  return (
    <div className={styles.actions}>
      <PanelButton look="main" onClick={() => source.navigate(addressAsOf(source.address(), position))}>
        See the app as of here
      </PanelButton>
      <PanelButton onClick={() => show('log', `branches/${position}`)}>Fork from here</PanelButton>
      <PanelButton onClick={() => show('log', `tamper/${position}`)}>Tamper with it</PanelButton>
      <CopyLink position={position} />
    </div>
  );
};

const Changed = ({ log, event }: Pick<EventDetailProps, 'log' | 'event'>) => {
  const changes = useAwaited(() => log.changesAt(event.position), `${event.id}`);
  return (
    <DetailPart title="What it changed">
      {changes === null && <p aria-busy="true">Folding the log…</p>}
      {changes?.length === 0 && <p className="fine quiet">No projection: it is told in the history only.</p>}
      {changes?.map(({ projection, before, after }) => (
        <Places key={projection} projection={projection} before={before} after={after} />
      ))}
    </DetailPart>
  );
};

export const EventDetail = ({ log, event, list, onOpen, onFilter, onClose }: EventDetailProps) => (
  <aside className={styles.detail} aria-label={`Position ${event.position}`}>
    <header className={styles.head}>
      <div>
        <h3>
          {event.type} <span className={styles.position}>Position {event.position}</span>
        </h3>
        <p className="fine quiet">
          {logTime(event.occurredAt)} · {event.stream}@{event.revision}
        </p>
      </div>
      <button type="button" className={styles.close} onClick={onClose}>
        Close
      </button>
    </header>
    <Actions event={event} />
    <DetailPart title="Payload">
      <JsonTree value={event.data} depth={2} />
    </DetailPart>
    <Changed log={log} event={event} />
    <EventCauses event={event} list={list} onOpen={onOpen} />
    <EventFacts log={log} event={event} onFilter={onFilter} />
  </aside>
);
