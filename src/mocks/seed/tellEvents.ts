/** Turns commands of the past into dated events by the product's own rules, so that the demo holds nothing that they refuse. */
import type { Decider } from '#events/decision.ts';
import type { NewEvent } from '#events/log/eventLog.ts';
import type { DomainEvent } from '#events/log/storedEvent.ts';

/** An event that says when it happened. */
export type PastEvent = NewEvent & { readonly occurredAt: string };

type Place<Command> = {
  readonly stream: string;
  readonly tagsOf: (command: Command) => readonly string[];
};

/** The events of one stream, in the order of the commands; a command that is refused is a bug and throws. */
export const tellEvents = <Command extends { readonly now: string }, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  commands: readonly Command[],
  { stream, tagsOf }: Place<Command>,
): readonly PastEvent[] => {
  let state = decider.initial;
  return commands.flatMap((command) => {
    const decision = decider.decide(command, state);
    if (!decision.ok) throw new Error(`The seed breaks a rule of its own: ${decision.refusal}`);
    state = decision.events.reduce(decider.evolve, state);
    const tags = tagsOf(command);
    return decision.events.map((event) => ({ stream, event, tags, occurredAt: command.now }));
  });
};
