/** Renders an event: its data, causes, effects, changes and actions. */
import { useState } from 'react';
import type { LogControls } from '#domain/inspection/logControls.ts';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import { asOfParameter } from '#domain/pastView.ts';
import { appWindow } from '../appWindow.ts';
import { JsonTree } from '../JsonTree.tsx';
import { useLab } from '../LabContext.ts';
import { logTime } from '../logTime.ts';
import { PanelButton } from '../PanelButton.tsx';
import { DetailPart } from './DetailPart.tsx';
import { EventCauses } from './EventCauses.tsx';
import styles from './EventDetail.module.css';
import { EventFacts } from './EventFacts.tsx';
import type { FilterTerm } from './logFilter.ts';
import { Places } from './Places.tsx';
import { useAwaited } from './useLog.ts';

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
      {changes?.length === 0 && (
        <p className={styles.quiet}>No projection: it is told in the history only.</p>
      )}
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
        <p className={styles.quiet}>
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
