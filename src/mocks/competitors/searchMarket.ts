/** Derives a client's search market from its competitors and the connected source, for any day. */
import { type EpochDay, epochDayOf } from '#domain/calendar/epochDay.ts';
import { type SearchKeyword, searchKeywordsOf } from '#domain/competitors/searchKeywords.ts';
import { type RankedSite, type Ranks, searchRanks } from '#domain/competitors/searchRanks.ts';
import { comparedWith, type DayRange } from '#domain/metrics/comparedRange.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { readQuestion } from '#domain/metrics/metricQuestion.ts';
import type { Client } from '#events/clients/client.ts';
import type { Competitor } from '#events/competitors/competitor.ts';
import type { Answers } from '#events/projections/answers.ts';
import { competitorsOf } from '#events/projections/competitorDirectory.ts';
import { type ConnectedSource, sourcesOf } from '#events/projections/sourceHistory.ts';
import type { Caller } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';

export type Asked = { readonly range: DayRange; readonly compared: DayRange | null };

export const askedOf = (query: MetricQuery, today: EpochDay): Asked => {
  const read = readQuestion(query, today);
  if (!read.ok) throw new RefusalError('invalid', { errors: read.errors });
  const { range, comparison } = read.question;
  return { range, compared: comparedWith(range, comparison)?.range ?? null };
};

const isSearch = ({ platform, disconnectedAt }: ConnectedSource): boolean =>
  platform === 'search_visibility' && disconnectedAt === null;

export const sourceFor = (
  answers: Answers,
  { workspaceId }: Caller,
  clientId: string,
): ConnectedSource | undefined =>
  sourcesOf(answers, workspaceId).find((source) => isSearch(source) && source.clientId === clientId);

export const lastDayOf = ({ health }: ConnectedSource, today: EpochDay): EpochDay => {
  const stopped = [health.silent?.from, health.paused?.from].flatMap((day) => epochDayOf(day ?? '') ?? []);
  return Math.min(today, ...stopped.map((day) => day - 1));
};

const watchedBy = (answers: Answers, { workspaceId }: Caller, clientId: string): readonly Competitor[] =>
  competitorsOf(answers.competitorDirectory, workspaceId)
    .filter((one) => one.clientId === clientId && one.removedAt === null)
    .toSorted((one, other) => one.addedAt.localeCompare(other.addedAt));

export type Market = {
  readonly client: Client;
  readonly rivals: readonly Competitor[];
  readonly sites: readonly RankedSite[];
  readonly keywords: readonly SearchKeyword[];
  readonly ranksOn: (day: EpochDay) => Ranks;
};

export const marketOf = (answers: Answers, caller: Caller, client: Client): Market => {
  const rivals = watchedBy(answers, caller, client.id);
  const keywords = searchKeywordsOf({ clientId: client.id, industry: client.industry });
  const sites = [
    { domain: client.domain, isOwn: true },
    ...rivals.map(({ domain }) => ({ domain, isOwn: false })),
  ];
  return { client, rivals, sites, keywords, ranksOn: searchRanks({ clientId: client.id, keywords, sites }) };
};
