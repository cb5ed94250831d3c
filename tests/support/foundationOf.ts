/** Returns the founding events of the demo agency without its later activity, which most tests do not need. */
import { createDemoCalendar } from '#mocks/seed/demoCalendar.ts';
import { demoChance } from '#mocks/seed/demoChance.ts';
import { demoFoundation } from '#mocks/seed/demoFoundation.ts';
import { compareText, type PastEvent } from '#mocks/seed/eventsFromCommands.ts';
import type { World } from '#world/world.ts';

/** Depends on the UTC day, not the hour. Events are in order of time. */
export const foundationOf = (
  { clock }: { readonly clock: Pick<World['clock'], 'now'> },
  seed?: number,
): readonly PastEvent[] =>
  demoFoundation(createDemoCalendar(clock.now(), demoChance(seed))).toSorted((one, other) =>
    compareText(one.occurredAt, other.occurredAt),
  );
