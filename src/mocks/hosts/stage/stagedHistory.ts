/** Builds the demo agency's history for stages, once per day. */
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import type { World } from '#world/world.ts';
import type { PastEvent } from '../../seed/eventsFromCommands.ts';
import { historyOf } from '../../seed/seedDemo.ts';

type Today = { readonly clock: Pick<World['clock'], 'now'> };

let last: { readonly day: number; readonly history: Promise<readonly PastEvent[]> } | null = null;

/** As `historyOf`, which depends only on the UTC day. */
export const stagedHistory = ({ clock }: Today): Promise<readonly PastEvent[]> => {
  const day = epochDayAt(clock.now());
  if (last?.day !== day) last = { day, history: historyOf({ clock }) };
  return last.history;
};
