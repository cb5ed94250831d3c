/** Handles POST /api/v1/facts: rows of figures from a program, each known by its key and replaced when it comes again. */
import { type EpochDay, epochDayOf } from '#domain/calendar/epochDay.ts';
import { dayInZone } from '#domain/clients/clientZone.ts';
import type { FactRow } from '#domain/contract/importSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import type { ImportedRow } from '#domain/imports/importedRow.ts';
import { packRows } from '#domain/imports/packedRows.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { importDecider } from '#events/imports/importDecider.ts';
import { importStream } from '#events/imports/importStream.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { activeClient } from '../clients/activeClient.ts';
import { zoneFor } from '../clients/clientDay.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { importCommand, rowChanges } from './importRows.ts';
import { importsThatCount, noOtherImport } from './knownImports.ts';
import { type Rows, rowKey, rowsKnown, sameRows } from './knownRows.ts';
import { readRows } from './readRows.ts';

const handle = handleCommand(importStream, importDecider);

/** Marks the imports that this endpoint has made. */
const apiHeaders = 'POST /api/v1/facts';

const refuse = (field: string, text: string): never => {
  throw new RefusalError('invalid', { errors: { [field]: text } });
};

const rowOf = ({ campaign = null, device = null, country = null, ...row }: FactRow): ImportedRow => ({
  day: row.day,
  channel: row.channel,
  campaign: campaign === null ? null : tidyText(campaign),
  device,
  country,
  measures: definedOnly(row.measures),
});

const rowsSent = (sent: readonly FactRow[]): Rows => {
  const rows = new Map<string, ImportedRow>();
  for (const [index, row] of sent.map(rowOf).entries()) {
    if (epochDayOf(row.day) === null) refuse(`rows.${index}.day`, 'Must be a day such as 2026-01-31');
    const key = rowKey(row);
    if (rows.has(key)) refuse(`rows.${index}`, 'Has the key of an earlier row of this request');
    rows.set(key, row);
  }
  return rows;
};

type Whose = { readonly workspaceId: string; readonly clientId: string };

const merged = async (
  { log }: Pick<Context<'addFacts'>, 'log'>,
  answers: ScopedAnswers,
  { whose, sent }: { readonly whose: Whose; readonly sent: Rows },
): Promise<Rows | null> => {
  const all = importsThatCount(answers, whose);
  const own = all.filter(({ headersKey }) => headersKey === apiHeaders);
  const known = await rowsKnown(log, own, sent);
  const rows = new Map([...known, ...sent]);
  return sameRows(rows, known) ? null : rows;
};

const packedOf = async (rows: Rows, today: EpochDay) => {
  const packed = await packRows([...rows.values()]);
  return { packed, read: await readRows(packed, today) };
};

export const addFacts: Handler<'addFacts'> = async (request, context) => {
  const { answers, body, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const { id: clientId } = activeClient(answers, caller, { clientId: body.client_id, field: 'client_id' });
  const whose = { workspaceId, clientId };
  const sent = rowsSent(body.rows);
  const accepted = body.rows.length;
  if ((await merged(context, answers, { whose, sent })) === null)
    return json(200, { accepted, import_id: null });
  const today = dayInZone(zoneFor(answers, whose), Date.parse(now));
  const importId = world.ids.entity();
  return handle(request, context, {
    plan: async (newest) => {
      const rows = (await merged(context, newest, { whose, sent })) ?? sent;
      const { packed, read } = await packedOf(rows, today);
      const asked = {
        ...{ importId, workspaceId, clientId, by, now },
        source: 'other',
        mapping: {},
        overlap: 'replace',
        days: 'daily',
        fileName: 'API',
        headersKey: apiHeaders,
        contentHash: sha256Hex(`${importId} ${packed.join(' ')}`),
        totalsDiffer: false,
        currency: null,
      } as const;
      return {
        key: [importId],
        command: importCommand(asked, read, []),
        related: () => rowChanges({ rows: packed }, read, asked),
        failIfEventsMatch: noOtherImport(clientId, newest),
        reply: () => ({ status: 200, body: { accepted, import_id: importId } }),
      };
    },
  });
};
