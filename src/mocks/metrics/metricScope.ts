/** Resolves a metrics query's clients, days and plan, and refuses what the caller may not see. */

import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { dayInZone, hoursInZone } from '#domain/clients/clientZone.ts';
import type { MetricNote, MetricQuery } from '#domain/contract/metricSchemas.ts';
import { englishDay } from '#domain/english/englishDay.ts';
import { englishShortList } from '#domain/english/englishList.ts';
import { type Compared, comparedWith, type DayRange } from '#domain/metrics/comparedRange.ts';
import { unknownFilters, unknownInWords } from '#domain/metrics/metricFilters.ts';
import { type MetricQuestion, readQuestion } from '#domain/metrics/metricQuestion.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { OpenDay } from '#domain/metrics/metricSteps.ts';
import { firstRetainedDay, retainedOf } from '#domain/metrics/retention.ts';
import { compareNames } from '#domain/text/searchText.ts';
import type { Client } from '#events/clients/client.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { zoneFor } from '../clients/clientDay.ts';
import { setAsideIn } from '../clients/payersOf.ts';
import type { ClientNames } from '../factStore/metricGroups.ts';
import type { Caller } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import { planOf } from '../subscription/planOf.ts';

/** Notes clients omitted of all-client metrics, because they left the agency after the range began. */
type Asked = {
  readonly clients: readonly Client[];
  readonly sources: readonly MetricSource[];
  readonly range: DayRange;
};

const leftClientsNote = ({ clients, sources, range }: Asked): MetricNote | null => {
  const left = clients.filter(
    ({ id, archivedAt, mergedInto }) =>
      archivedAt !== null &&
      mergedInto === null &&
      epochDayAt(Date.parse(archivedAt)) >= range.from &&
      sources.some(
        ({ clientId, from, reportedTo }) => clientId === id && from <= range.to && reportedTo >= range.from,
      ),
  );
  if (left.length === 0) return null;
  const names = left.map(({ name }) => name).toSorted(compareNames);
  const one = left.length === 1;
  return {
    code: 'clientsLeft',
    text: `${englishShortList(names)} ${one ? 'is an archived client' : 'are archived clients'}: figures of all clients leave ${one ? 'it' : 'them'} out.`,
  };
};

export type MetricContext = {
  readonly answers: ScopedAnswers;
  readonly caller: Caller;
  readonly now: string;
};

export type MetricScope = {
  readonly question: MetricQuestion;
  readonly compared: Compared | null;
  readonly open: OpenDay;
  readonly zone: string;
  readonly clients: ClientNames;
  readonly sources: readonly MetricSource[];
  readonly notes: readonly MetricNote[];
};

const openDayIn = (zone: string, now: string): OpenDay => {
  const time = Date.parse(now);
  return { day: dayInZone(zone, time), hours: hoursInZone(zone, time) };
};

/** A client's person has one client, whatever the query says. */
const zoneOf = ({ answers, caller }: MetricContext, { client }: Pick<MetricQuery, 'client'>): string => {
  const { workspaceId } = caller;
  const clientId = seesWholeWorkspace(caller.kind) ? client : caller.clientId;
  return zoneFor(answers, { workspaceId, clientId });
};

export const todayOf = (context: MetricContext, query: Pick<MetricQuery, 'client'>): EpochDay =>
  openDayIn(zoneOf(context, query), context.now).day;

const questionOf = (query: MetricQuery, today: EpochDay): MetricQuestion => {
  const read = readQuestion(query, today);
  if (read.ok) return read.question;
  throw new RefusalError('invalid', { errors: read.errors });
};

/** A sample client is in no sum with clients that have data of their own. */
export const countsInSums = (clients: readonly Client[], sources: readonly MetricSource[]) => {
  const reporting = new Set(sources.filter(({ kind }) => kind !== 'sample').map(({ clientId }) => clientId));
  const hasOwn = clients.some(
    ({ id, sample, archivedAt }) => !sample && archivedAt === null && reporting.has(id),
  );
  return ({ id, sample }: Client): boolean => !(sample && hasOwn) || reporting.has(id);
};

type Known = Pick<MetricContext, 'answers' | 'caller'> & { readonly sources: readonly MetricSource[] };

/** The named clients, separated by commas, each visible to the caller; or all that are not archived. */
export const clientsFor = (
  { answers, caller, sources }: Known,
  asked: string | undefined,
): ReadonlyMap<string, string> => {
  const all = clientsOf(answers.clientDirectory, caller.workspaceId);
  const own = seesWholeWorkspace(caller.kind) ? all : all.filter(({ id }) => id === caller.clientId);
  const named = asked?.split(',');
  const known = new Set(own.map(({ id }) => id));
  if (named?.some((id) => !known.has(id))) throw new RefusalError('roleForbidden');
  const counts = countsInSums(own, sources);
  const meant = own.filter((client) =>
    named === undefined ? client.archivedAt === null && counts(client) : named.includes(client.id),
  );
  return new Map(meant.map(({ id, name }) => [id, name]));
};

const sourcesFor = (
  all: readonly MetricSource[],
  { filters }: MetricQuestion,
  clients: ClientNames,
): readonly MetricSource[] => {
  const seen = all.filter(({ clientId }) => clients.has(clientId));
  const unknown = unknownFilters(filters, {
    sources: new Set(seen.map(({ id }) => id)),
    campaigns: new Set(seen.flatMap(({ campaigns }) => campaigns.map(({ id }) => id))),
  });
  if (unknown.length > 0)
    throw new RefusalError('invalid', { errors: { filters: unknownInWords(unknown) }, unknown });
  return filters.source ? seen.filter(({ id }) => filters.source?.has(id)) : seen;
};

type ScopedQuestion = Pick<MetricScope, 'question' | 'compared' | 'notes'>;

/** Clips the range to the plan's retention; a comparison that reaches beyond it is dropped. */
const scopedQuestion = (
  { answers, caller, now }: MetricContext,
  question: MetricQuestion,
  today: EpochDay,
): ScopedQuestion => {
  const plan = planOf(answers, { workspaceId: caller.workspaceId, now });
  const retained = retainedOf(question.range, plan, today);
  if (retained.kind === 'outside') {
    const { limit, used, neededPlan } = retained;
    throw new RefusalError('limitReached', { limit, used, plan, neededPlan });
  }
  const { range } = retained;
  const compared = comparedWith(range, question.comparison);
  const first = firstRetainedDay(plan, today);
  const isCompared = compared !== null && (first === null || compared.range.from >= first);
  const notes: MetricNote[] = [];
  if (retained.kind === 'cut') {
    const text = `Your plan keeps figures since ${englishDay(range.from)}; older days are left out.`;
    notes.push({ code: 'retentionClamped', text });
  }
  if (compared !== null && !isCompared) {
    const text = `There is nothing to compare with: your plan keeps figures since ${englishDay(first ?? today)}.`;
    notes.push({ code: 'retentionClamped', text });
  }
  return { question: { ...question, range }, compared: isCompared ? compared : null, notes };
};

type InZone = { readonly whole: MetricScope; readonly zone: string; readonly ids: ReadonlySet<string> };

/**
 * The scope for clients in another time zone, the same as for each alone. Null if no queried day has begun in
 * that zone, or none is within retention.
 */
export const scopeInZone = (
  context: MetricContext,
  query: MetricQuery,
  { whole, zone, ids }: InZone,
): MetricScope | null => {
  const { answers, caller, now } = context;
  const open = openDayIn(zone, now);
  const read = readQuestion(query, open.day);
  if (!read.ok) return null;
  const plan = planOf(answers, { workspaceId: caller.workspaceId, now });
  if (retainedOf(read.question.range, plan, open.day).kind === 'outside') return null;
  return {
    ...scopedQuestion(context, read.question, open.day),
    open,
    zone,
    clients: new Map([...whole.clients].filter(([id]) => ids.has(id))),
    sources: whole.sources.filter(({ clientId }) => ids.has(clientId)),
  };
};

/** A client set aside by the plan's quota has not left. */
const leftNoteOf = (
  { answers, caller }: MetricContext,
  sources: readonly MetricSource[],
  range: DayRange,
): MetricNote | null => {
  const { workspaceId } = caller;
  if (!seesWholeWorkspace(caller.kind)) return null;
  const aside = setAsideIn(answers, workspaceId);
  const clients = clientsOf(answers.clientDirectory, workspaceId).filter(({ id }) => !aside.has(id));
  return leftClientsNote({ clients, sources, range });
};

/**
 * Resolves a query to its question, sources and shown days. 403 for another's client, 422 for an invalid
 * query, 402 outside the plan's retention.
 */
export const metricScope = (context: MetricContext, query: MetricQuery): MetricScope => {
  const zone = zoneOf(context, query);
  const open = openDayIn(zone, context.now);
  const asked = questionOf(query, open.day);
  const all = metricSourcesOf(context.answers, context.caller.workspaceId, open.day);
  const clients = clientsFor({ ...context, sources: all }, query.client);
  const { question, compared, notes } = scopedQuestion(context, asked, open.day);
  const sources = sourcesFor(all, question, clients);
  const left = query.client === undefined ? leftNoteOf(context, all, question.range) : null;
  return { question, compared, open, zone, clients, sources, notes: left ? [...notes, left] : notes };
};
