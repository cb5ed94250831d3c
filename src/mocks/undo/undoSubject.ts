/** Runs a subject's undo rules over its streams: the changes of an event, and the events of its decider that reverse it. */
import type { Decision } from '#events/decision.ts';
import type { EventLog, NewEvent } from '#events/log/eventLog.ts';
import type { DomainEvent, StoredEvent } from '#events/log/storedEvent.ts';
import type { Around, Reversal, Taking, UndoRules, UndoSubject, WayBack } from './undoRules.ts';

type Reading = Pick<EventLog, 'readStream'>;

const eventOf = <Event extends DomainEvent>({ type, data }: StoredEvent) => ({ type, data }) as Event;

const statesOf = <Command, Event extends DomainEvent, State>(
  { decider }: UndoRules<Command, Event, State>,
  events: readonly StoredEvent[],
): readonly State[] => {
  const states = [decider.initial];
  for (const stored of events) states.push(decider.evolve(states.at(-1) as State, eventOf(stored)));
  return states;
};

const around =
  <Command, Event extends DomainEvent, State>(rules: UndoRules<Command, Event, State>) =>
  async (log: Reading, stream: string, revisions: ReadonlySet<number>) => {
    const events = await log.readStream(stream, { limit: Math.max(...revisions) + 1 });
    const states = statesOf(rules, events);
    const aroundAt = (revision: number): Around => {
      const { data } = eventOf<Event>(events[revision] as StoredEvent);
      const [before, after] = [states[revision] as State, states[revision + 1] as State];
      return { before: rules.facts(before, data), after: rules.facts(after, data) };
    };
    return new Map([...revisions].map((revision) => [revision, aroundAt(revision)]));
  };

const reverse =
  <Command, Event extends DomainEvent, State>(rules: UndoRules<Command, Event, State>) =>
  async (log: Reading, events: readonly StoredEvent[], taking: Taking): Promise<Reversal> => {
    const { decider, stream: rule, refuse } = rules;
    const ways = rules.ways as unknown as Readonly<Record<string, WayBack<Event, State, Command>>>;
    const [{ stream } = { stream: '' }] = events;
    const all = await log.readStream(stream);
    const states = statesOf(rules, all);
    const decide = ({ type, data, revision }: StoredEvent, state: State): Decision<Event> => {
      const way = ways[type];
      if (!way || 'never' in way) return { ok: false, refusal: 'undoImpossible' };
      const step = { ...taking, data: data as Event['data'], before: states[revision] as State };
      return decider.decide(way.command(step), state);
    };
    const before = states.at(-1) as State;
    let after = before;
    const made: NewEvent[] = [];
    for (const stored of events.toSorted((one, other) => other.revision - one.revision)) {
      const decision = decide(stored, after);
      if (!decision.ok) return decision;
      for (const event of decision.events) {
        after = decider.evolve(after, event);
        const tags = rule.tagsOf(event, taking.caller.workspaceId);
        made.push({ stream, event, tags, causationId: stored.id });
      }
    }
    const refused = made.length > 0 ? refuse?.(taking, { before, after }) : null;
    if (refused) return refused;
    const { first = [], expected = [] } =
      made.length > 0 && rules.related ? await rules.related(log, taking, events.map(eventOf<Event>)) : {};
    return {
      ok: true,
      events: [...first, ...made],
      expected: [{ stream, revision: all.length - 1 }, ...expected],
    };
  };

export const undoSubject = <Command, Event extends DomainEvent, State>(
  rules: UndoRules<Command, Event, State>,
): UndoSubject => ({
  category: rules.stream.category,
  ways: rules.ways as unknown as UndoSubject['ways'],
  around: around(rules),
  reverse: reverse(rules),
});
