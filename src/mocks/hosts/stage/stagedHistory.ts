/** The demo agency's history for stages: made once for each day, as stage after stage opens on the same one. */
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import type { World } from '#world/world.ts';
import type { PastEvent } from '../../seed/eventsFromCommands.ts';
import { historyOf } from '../../seed/seedDemo.ts';

type Today = { readonly clock: Pick<World['clock'], 'now'> };

/** Of the day that was asked for last: two thousand events, kept while the page is open. */
let last: { readonly day: number; readonly history: Promise<readonly PastEvent[]> } | null = null;

/** As `historyOf`, which knows of a moment nothing but its day in UTC. */
export const stagedHistory = ({ clock }: Today): Promise<readonly PastEvent[]> => {
  const day = epochDayAt(clock.now());
  if (last?.day !== day) last = { day, history: historyOf({ clock }) };
  return last.history;
};
