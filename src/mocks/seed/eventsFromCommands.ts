/** Turns commands of the past into dated events by the product's own rules, so that the demo holds nothing that they refuse. */
import type { Decider } from '#events/decision.ts';
import type { NewEvent } from '#events/log/eventLog.ts';
import type { DomainEvent } from '#events/log/storedEvent.ts';
import type { StreamRule } from '#events/streamRule.ts';

/** An event that says when it happened. */
export type PastEvent = NewEvent & { readonly occurredAt: string };

/** Times of four-digit years sort as text, which takes a tenth of the time. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Commands in the order of their times; those of one time stay in theirs. */
export const inOrder = <Command extends { readonly now: string }>(
  commands: readonly Command[],
): readonly Command[] => commands.toSorted((one, other) => compareText(one.now, other.now));

type Place<Event extends DomainEvent, Key extends readonly unknown[]> = {
  /** What was told of the stream before; left out: nothing. */
  readonly after?: readonly PastEvent[];
  readonly stream: StreamRule<Event, Key>;
  readonly key: Key;
  /** In whose history they stand. */
  readonly workspaceId: string;
};

/** The events of one stream, in the order of the commands; a command that is refused is a bug and throws. */
export const eventsFromCommands = <
  Command extends { readonly now: string },
  Event extends DomainEvent,
  State,
  Key extends readonly unknown[],
>(
  decider: Decider<Command, Event, State>,
  commands: readonly Command[],
  { stream: rule, key, workspaceId, after = [] }: Place<Event, Key>,
): readonly PastEvent[] => {
  const stream = rule.of(...key);
  let state = after
    .filter((past) => past.stream === stream)
    .reduce((before, { event }) => decider.evolve(before, event as Event), decider.initial);
  return commands.flatMap((command) => {
    const decision = decider.decide(command, state);
    if (!decision.ok) throw new Error(`The seed breaks a rule of its own: ${decision.refusal}`);
    state = decision.events.reduce(decider.evolve, state);
    return decision.events.map((event) => ({
      stream,
      event,
      tags: rule.tagsOf(event, workspaceId),
      occurredAt: command.now,
    }));
  });
};
