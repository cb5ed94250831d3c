/** Lists the demo agency's clients with their dates and owners. */
import demoAgency from './demoAgency.json' with { type: 'json' };
import { arrivals, leftDaysAgo, staffArrivals, wonDaysAgo } from './demoDates.ts';
import staff from './demoStaff.json' with { type: 'json' };

export type BookEntry = {
  readonly index: number;
  readonly clientId: string;
  readonly name: string;
  readonly domain: string;
  readonly industry: string;
  readonly won: number;
  readonly left: number | null;
};

export const demoBook: readonly BookEntry[] = demoAgency.clients.map(
  ({ clientId, name, domain, industry }, index) => ({
    index,
    clientId,
    name,
    domain,
    industry,
    won: wonDaysAgo[index] ?? 1,
    left: leftDaysAgo[index] ?? null,
  }),
);

export const entryOf = (clientId: string): BookEntry => {
  const entry = demoBook.find((one) => one.clientId === clientId);
  if (!entry) throw new RangeError(`The book has no client ${clientId}`);
  return entry;
};

/** True for a client on that day, with a margin of some days at both ends. */
export const isClientOn = ({ won, left }: BookEntry, daysAgo: number): boolean =>
  daysAgo <= won - 5 && (left === null || daysAgo >= left + 3);

/** The client owner's account id: a staff member of that time, else the manager, and before her the admin. */
export const keeperOf = ({ index }: Pick<BookEntry, 'index'>, daysAgo: number): string => {
  const person = index % staff.length;
  const came = staffArrivals[person] ?? 0;
  const id = staff[person]?.id;
  if (id !== undefined && daysAgo < came - 3) return id;
  return daysAgo < arrivals.manager - 1 ? 'demomanager' : 'demoadmin';
};
