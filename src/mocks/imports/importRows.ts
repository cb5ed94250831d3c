/** Handles POST /api/clients/:id/imports: turns the rows of a platform export into facts of a client. */

import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { dayInZone } from '#domain/clients/clientZone.ts';
import type { ImportBody } from '#domain/contract/importSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { areSameTotals, figureCurrency, type ImportTotals } from '#domain/imports/importedRow.ts';
import { type ChannelDays, channelDaysTogether, channelDaysWithout } from '#domain/metrics/daySpans.ts';
import { spansOnRecord } from '#events/imports/dataImport.ts';
import { type ImportData, importDecider } from '#events/imports/importDecider.ts';
import { importRowsStream, importStream } from '#events/imports/importStream.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { activeClient } from '../clients/activeClient.ts';
import { zoneFor } from '../clients/clientDay.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand, notThere, type RelatedChanges } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { channelsOf } from '../sources/importedSources.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import { importItem } from './importItem.ts';
import { importsThatCount, noOtherImport, refuseKnown } from './knownImports.ts';
import { type ReadRows, readRows } from './readRows.ts';

const handle = handleCommand(importStream, importDecider);

const hasMoney = ({ spend_cents, revenue_cents }: ImportTotals): boolean =>
  spend_cents !== undefined || revenue_cents !== undefined;

const errorsOf = ({ totals, currency, rate }: ImportBody, { content }: ReadRows): Record<string, string> => ({
  ...(areSameTotals(totals, content.totals) ? {} : { totals: 'Are not what the rows come to' }),
  ...(hasMoney(content.totals) && currency !== figureCurrency && (currency === null || rate === undefined)
    ? { currency: `Figures are in ${figureCurrency}, this file is in ${currency ?? 'no currency'}` }
    : {}),
});

type Whose = { readonly workspaceId: string; readonly clientId: string };

const channelsNow = (answers: ScopedAnswers, whose: Whose, today: EpochDay): ChannelDays =>
  channelDaysTogether([
    ...metricSourcesOf(answers, whose.workspaceId, today)
      .filter(({ clientId, kind }) => clientId === whose.clientId && kind !== 'import')
      .map(channelsOf),
    ...importsThatCount(answers, whose).map(({ channels }) => channels),
  ]);

/** An event's limit is 64 KiB, including its envelope. */
const mostCharacters = 50_000;

const refuse = (errors: Record<string, string>): never => {
  throw new RefusalError('invalid', { errors });
};

type Asked = Omit<
  ImportData,
  'type' | 'channels' | 'leftOut' | 'chunks' | 'campaigns' | 'totals' | 'from' | 'to' | 'rows'
>;

export const importCommand = (
  asked: Asked,
  { content, chunks }: ReadRows,
  covered: ChannelDays,
): ImportData => {
  const channels =
    asked.overlap === 'replace' ? content.channels : channelDaysWithout(content.channels, covered);
  if (channels.length === 0)
    refuse({ rows: 'Other facts are there for all of its days: nothing would be added' });
  const leftOut = channelDaysWithout(content.channels, channels);
  const command: ImportData = {
    ...asked,
    type: 'ImportData',
    rows: content.rows,
    from: calendarDayOf(content.from),
    to: calendarDayOf(content.to),
    channels: spansOnRecord(channels),
    leftOut: spansOnRecord(leftOut),
    campaigns: content.campaigns.map((campaign) => ({ ...campaign })),
    totals: content.totals,
    chunks,
  };
  if (new TextEncoder().encode(JSON.stringify(command)).length > mostCharacters)
    refuse({
      rows: 'Has more campaigns, or more gaps between its days, than one import may have: split the file',
    });
  return command;
};

export const rowChanges = (
  body: Pick<ImportBody, 'rows'>,
  { chunks }: ReadRows,
  { importId, workspaceId }: Asked,
): RelatedChanges => {
  const stream = importRowsStream.of(importId);
  return {
    first: body.rows.map((rows, index) => ({
      stream,
      event: {
        type: 'ImportRowsKept',
        data: { importId, workspaceId, hash: chunks[index]?.hash ?? '', rows },
      },
      tags: [],
    })),
    expected: [{ stream, revision: 'none' }],
  };
};

export const importRows: Handler<'importRows'> = async (request, context) => {
  const { answers, body, params, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const { id: clientId } = activeClient(answers, caller, { clientId: params.id, field: null });
  const today = dayInZone(zoneFor(answers, { workspaceId, clientId }), Date.parse(now));
  const read = await readRows(body.rows, today);
  const { mapping, source, overlap, days, currency, rate } = body;
  const asked: Asked = {
    importId: world.ids.entity(),
    ...{ workspaceId, clientId, by, now, source, mapping, overlap, days },
    fileName: body.file_name,
    headersKey: body.headers_key,
    contentHash: body.content_hash,
    totalsDiffer: body.totals_differ,
    currency: hasMoney(read.content.totals) ? currency : null,
    ...(hasMoney(read.content.totals) && currency !== figureCurrency ? definedOnly({ rate }) : {}),
  };
  return handle(request, context, {
    errors: errorsOf(body, read),
    plan: (newest) => {
      const whose = { workspaceId, clientId: activeClient(newest, caller, { clientId, field: null }).id };
      refuseKnown(importsThatCount(newest, whose), body.content_hash);
      return {
        key: [asked.importId],
        command: importCommand(asked, read, channelsNow(newest, whose, today)),
        related: () => rowChanges(body, read, asked),
        failIfEventsMatch: noOtherImport(clientId, newest),
        reply: (after) => {
          const made = after ?? notThere();
          return { status: 201, body: { import: importItem(made) }, version: made.revision };
        },
      };
    },
  });
};
