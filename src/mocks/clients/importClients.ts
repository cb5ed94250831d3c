/** Handles POST /api/client-imports: adds many clients in one command, all or none. */

import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { tidyClient } from '#domain/clients/clientRules.ts';
import { feeProblem, untilProblem } from '#domain/clients/contractRules.ts';
import type { ImportRow } from '#domain/contract/clientListSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import type { ImportedClient } from '#events/clients/clientCommands.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { clientOf } from '#events/clients/clientsFold.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { World } from '#world/world.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { clientFieldErrors } from './clientFieldErrors.ts';
import { clientItem } from './clientItem.ts';
import { refusedClients } from './clientQuota.ts';

const handle = handleCommand(clientStream, clientDecider);

const untilError = ({ monthly_fee_cents: cents = 0, contract_until: until }: ImportRow, today: string) => {
  if (until === undefined) return null;
  return cents === 0 ? 'A contract end needs a fee' : untilProblem(until, today);
};

type Known = { readonly answers: Answers; readonly workspaceId: string; readonly today: string };

const errorsOf = (rows: readonly ImportRow[], known: Known): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows.flatMap((row, index) => {
      const { monthly_fee_cents: cents } = row;
      const fee = cents === undefined ? null : feeProblem(cents);
      const until = untilError(row, known.today);
      const errors = {
        ...clientFieldErrors(row, known.answers, known.workspaceId),
        ...(fee === null ? {} : { monthly_fee_cents: fee }),
        ...(until === null ? {} : { contract_until: until }),
      };
      return Object.entries(errors).map(([field, text]) => [`clients.${index}.${field}`, text]);
    }),
  );

/** A fee applies from the day of the import; 0 means no contract. */
const importedOf = (row: ImportRow, { ids }: Pick<World, 'ids'>, from: string): ImportedClient => {
  const { monthly_fee_cents: monthlyFeeCents = 0, currency = 'USD', contract_until: until } = row;
  const { owner_id: ownerId = null, tags = [], time_zone: timeZone } = row;
  const agreed = { monthlyFeeCents, currency, from, reason: 'start' as const };
  const fee = monthlyFeeCents === 0 ? null : { changeId: ids.entity(), ...agreed, ...definedOnly({ until }) };
  const zone = definedOnly({ timeZone });
  return { clientId: ids.entity(), ...tidyClient(row), ...zone, ownerId, tags, fee };
};

export const importClients: Handler<'importClients'> = (request, context) => {
  const { body, caller, now, world, answers } = context;
  const { workspaceId } = caller;
  const today = calendarDayOf(epochDayAt(Date.parse(now)));
  const clients = body.clients.map((row) => importedOf(row, world, today));
  return handle(request, context, {
    errors: errorsOf(body.clients, { answers, workspaceId, today }),
    plan: (known) => ({
      key: [workspaceId],
      command: { type: 'ImportClients', workspaceId, clients, now },
      refuse: (states) => refusedClients(known, { workspaceId, now }, states),
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
