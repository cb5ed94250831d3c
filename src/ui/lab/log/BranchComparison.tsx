/** Compares the open branch with another one: common events, later events and different answers. */

import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { ComparedSide } from '#domain/inspection/branchControls.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import type { KnownNames } from '#domain/inspection/namesIn.ts';
import { actorOf, whatHappened } from '../../content/activity.ts';
import { fieldLabel } from '../../content/history.ts';
import { Differences } from '../Differences.tsx';
import styles from './LogPanel.module.css';
import { useAwaited } from './useLog.ts';

const aboutOf = (data: Readonly<Record<string, unknown>>, names: KnownNames): string | null => {
  if (typeof data.name === 'string') return data.name;
  const id = [data.competitorId, data.clientId].find((one) => typeof one === 'string');
  return names.get(String(id)) ?? null;
};

/** `Ada Moreau archived Stackpilot`. */
const eventWords = ({ type, data, actor }: LogEvent, names: KnownNames): string => {
  const facts = data as EventItem['data'];
  const kind = actor.kind as EventItem['actor']['kind'];
  const who = { kind, id: actor.id, name: names.get(actor.id) ?? null };
  const comparable = { type, data: facts, actor: who, about: aboutOf(facts, names) };
  return `${actorOf(comparable)} ${whatHappened(comparable, names)}`;
};

const mostListed = 100;

type SideProps = { readonly side: ComparedSide; readonly names: KnownNames };

const Side = ({ side, names }: SideProps) => (
  <section aria-label={`Since then in ${side.name}`}>
    <h3>
      {side.name}: {side.sinceCount === 0 ? 'nothing since' : `${englishNumber(side.sinceCount)} since`}
    </h3>
    <ol>
      {side.since.slice(0, mostListed).map((event) => (
        <li key={event.id}>
          {eventWords(event, names)} <span className="quiet">(position {event.position})</span>
        </li>
      ))}
    </ol>
    {side.sinceCount > mostListed && <p>And {englishNumber(side.sinceCount - mostListed)} more.</p>}
  </section>
);

export const BranchComparison = ({ log, other }: { readonly log: LogControls; readonly other: string }) => {
  const comparison = useAwaited(() => log.branches.compare(log.branches.current(), other), other);
  if (!comparison) return <p aria-busy="true">Comparing…</p>;
  const { common, left, right, projections, names } = comparison;
  return (
    <section className={styles.wide} aria-label="Comparison">
      <h3>
        {left.name} and {right.name}
      </h3>
      <p>Both begin with the same {englishNumber(common)} events.</p>
      <div className={styles.sides}>
        <Side side={left} names={names} />
        <Side side={right} names={names} />
      </div>
      <h3>What differs now</h3>
      <p className="quiet">
        {projections.length === 0
          ? 'Nothing: all projections give the same answers.'
          : 'Line by line, as it is in the one and in the other.'}
      </p>
      {projections.map(({ projection, left: before, right: after }) => (
        <Differences
          key={projection}
          title={fieldLabel(projection)}
          before={before}
          after={after}
          names={names}
          sides={[left.name, right.name]}
        />
      ))}
    </section>
  );
};
