/** What the demo agency is made of, without what was done since: enough for most tests, and quick. */
import { createDemoCalendar } from '#mocks/seed/demoCalendar.ts';
import { demoChance } from '#mocks/seed/demoChance.ts';
import { demoFoundation } from '#mocks/seed/demoFoundation.ts';
import { compareText, type PastEvent } from '#mocks/seed/eventsFromCommands.ts';
import type { World } from '#world/world.ts';

/** The day in UTC decides, not the hour. In the order in which things happened. */
export const foundationOf = (
  { clock }: { readonly clock: Pick<World['clock'], 'now'> },
  seed?: number,
): readonly PastEvent[] =>
  demoFoundation(createDemoCalendar(clock.now(), demoChance(seed))).toSorted((one, other) =>
    compareText(one.occurredAt, other.occurredAt),
  );
