/** POST /api/client-imports: many clients in one command, all of them or none. */
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { clientErrors, tidyClient } from '#domain/clients/clientRules.ts';
import { feeProblem } from '#domain/clients/contractRules.ts';
import type { ImportRow } from '#domain/contract/clientListSchemas.ts';
import type { ImportedClient } from '#events/clients/clientCommands.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientOf } from '#events/clients/clientState.ts';
import { clientStream } from '#events/clients/stream.ts';
import type { World } from '#world/world.ts';
import { clientItem } from '../../http/clientItem.ts';
import type { Handler } from '../../http/context.ts';
import { handleCommand } from '../../http/handleCommand.ts';
import { refusedClients } from './clientRoom.ts';

const handle = handleCommand(clientStream, clientDecider);

/** As `clients.3.domain`. */
const errorsOf = (rows: readonly ImportRow[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows.flatMap((row, index) => {
      const { monthly_fee_cents: cents } = row;
      const fee = cents === undefined ? null : feeProblem(cents);
      const errors = { ...clientErrors(row), ...(fee === null ? {} : { monthly_fee_cents: fee }) };
      return Object.entries(errors).map(([field, text]) => [`clients.${index}.${field}`, text]);
    }),
  );

/** A fee holds from the day of the import on; of 0, there is no contract. */
const importedOf = (row: ImportRow, { ids }: Pick<World, 'ids'>, from: string): ImportedClient => {
  const { monthly_fee_cents: monthlyFeeCents = 0, currency = 'USD' } = row;
  const fee =
    monthlyFeeCents === 0
      ? null
      : { changeId: ids.entity(), monthlyFeeCents, currency, from, reason: 'start' as const };
  return { clientId: ids.entity(), ...tidyClient(row), fee };
};

export const importClients: Handler<'importClients'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId } = caller;
  const today = calendarDayOf(epochDayAt(Date.parse(now)));
  const clients = body.clients.map((row) => importedOf(row, world, today));
  return handle(request, context, {
    errors: errorsOf(body.clients),
    plan: (answers) => ({
      key: [workspaceId],
      command: { type: 'ImportClients', workspaceId, clients, now },
      refuse: (states) => refusedClients(answers, { workspaceId, now }, states),
      reply: (after) => ({
        status: 201,
        body: {
          items: clients.flatMap(({ clientId }) => {
            const client = clientOf(after, clientId);
            return client ? clientItem(client) : [];
          }),
        },
      }),
    }),
  });
};
