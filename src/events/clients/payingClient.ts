/** Maps a client of the log to a payer with its contract and archiving day. */
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import type { Payer } from '#domain/clients/retainers.ts';
import type { Client } from './client.ts';

export const payingClient = ({ id, name, contract, archivedAt }: Client): Payer => ({
  id,
  name,
  contract,
  goneSince: archivedAt === null ? null : epochDayAt(Date.parse(archivedAt)),
});
