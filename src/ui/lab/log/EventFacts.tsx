/** Renders the metadata of an event, each field as a possible filter. */
import type { EventNumber, LogControls } from '#domain/inspection/logControls.ts';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import { eventName } from '../../content/eventNames.ts';
import { DetailPart } from './DetailPart.tsx';
import styles from './EventDetail.module.css';
import type { FilterField, FilterTerm } from './logFilter.ts';
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

export const EventFacts = ({ log, event, onFilter }: EventFactsProps) => (
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
