/** Handles GET /api/clients/:id/imports: lists a client's imports, remembered file choices, and days with facts. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { dayInZone } from '#domain/clients/clientZone.ts';
import type { ImportItem } from '#domain/contract/importSchemas.ts';
import { channelDaysTogether } from '#domain/metrics/daySpans.ts';
import type { DataImport } from '#events/imports/dataImport.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { importsOf } from '#events/projections/importDirectory.ts';
import { zoneFor } from '../clients/clientDay.ts';
import { isImport } from '../factStore/importedRows.ts';
import type { Context, Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json, problem } from '../http/respond.ts';
import { brokenReason } from '../metrics/brokenImports.ts';
import { channelsOf } from '../sources/importedSources.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import { importItem } from './importItem.ts';

type Listing = Pick<Context<'listImports'>, 'metrics'>;

type Sources = ReturnType<typeof metricSourcesOf>;

const itemOf = async (one: DataImport, sources: Sources, { metrics }: Listing): Promise<ImportItem> => {
  const source = sources.filter(isImport).find(({ id }) => id === one.id);
  const isSound = source === undefined || (await metrics.isSound(source));
  return importItem(one, isSound ? null : brokenReason);
};

const mappingsIn = (imports: readonly DataImport[]) =>
  [...new Map(imports.map(({ headersKey, mapping }) => [headersKey, mapping]))]
    .map(([headers_key, mapping]) => ({ headers_key, mapping: { ...mapping } }))
    .toReversed();

const coveredBy = (sources: Sources) =>
  channelDaysTogether(sources.map(channelsOf)).flatMap(({ channel, days }) =>
    days.map(({ from, to }) => ({ channel, from: calendarDayOf(from), to: calendarDayOf(to) })),
  );

export const listImports: Handler<'listImports'> = async (_request, context) => {
  const { answers, caller, params, query, now } = context;
  const { workspaceId } = caller;
  const whose = { workspaceId, clientId: params.id };
  if (!clientsOf(answers.clientDirectory, workspaceId).some(({ id }) => id === params.id))
    return problem('notFound');
  const today = dayInZone(zoneFor(answers, whose), Date.parse(now));
  const all = importsOf(answers.importShelf, workspaceId);
  const sources = metricSourcesOf(answers, workspaceId, today).filter(
    ({ clientId }) => clientId === params.id,
  );
  const { items, ...page } = pageOf(all.filter(({ clientId }) => clientId === params.id).toReversed(), query);
  const importItems: ImportItem[] = [];
  for (const one of items) importItems.push(await itemOf(one, sources, context));
  return json(200, { items: importItems, ...page, mappings: mappingsIn(all), covered: coveredBy(sources) });
};
