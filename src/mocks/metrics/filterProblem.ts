/** Checks that the ids in filters and in the query of a view belong to the workspace, or to one of its clients. */
import {
  type MetricFilters,
  readFilters,
  unknownFilters,
  unknownInWords,
} from '#domain/metrics/metricFilters.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { todayFor } from '../clients/clientDay.ts';
import { staffProblem } from '../clients/staffProblem.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';

type Known = { readonly sources: ReadonlySet<string>; readonly campaigns: ReadonlySet<string> };

type Whose = { readonly workspaceId: string; readonly clientId: string | null; readonly now: string };

const readOf = (text: string): MetricFilters => {
  const read = readFilters(text === '' ? undefined : text);
  return read.ok ? read.filters : {};
};

const knownTo = (answers: Answers, { workspaceId, clientId, now }: Whose): Known => {
  const all = metricSourcesOf(answers, workspaceId, todayFor(answers, { workspaceId, clientId }, now));
  const sources = all.filter((source) => clientId === null || source.clientId === clientId);
  return {
    sources: new Set(sources.map(({ id }) => id)),
    campaigns: new Set(sources.flatMap(({ campaigns }) => campaigns.map(({ id }) => id))),
  };
};

type Asked = {
  readonly filters: MetricFilters | string;
  /** Current filters, whose campaign or source may have gone since. */
  readonly before?: readonly string[];
};

/** Unknown values as `campaign:c-1`. */
export const unknownIn = (
  answers: Answers,
  whose: Whose,
  { filters, before = [] }: Asked,
): readonly string[] => {
  const named = typeof filters === 'string' ? readOf(filters) : filters;
  if (!named.campaign && !named.source) return [];
  const current = before.map(readOf);
  const known = knownTo(answers, whose);
  return unknownFilters(named, {
    sources: new Set([...known.sources, ...current.flatMap(({ source = [] }) => [...source])]),
    campaigns: new Set([...known.campaigns, ...current.flatMap(({ campaign = [] }) => [...campaign])]),
  });
};

/** Null if all are known. */
export const filterProblem = (answers: Answers, whose: Whose, asked: Asked): string | null => {
  const unknown = unknownIn(answers, whose, asked);
  return unknown.length === 0 ? null : unknownInWords(unknown);
};

const ownerProblem = (answers: Answers, { workspaceId, clientId }: Whose, owner: string): string | null => {
  const owned = clientsOf(answers.clientDirectory, workspaceId).some(({ ownerId }) => ownerId === owner);
  if (owner === 'me' || (clientId === null && owned)) return null;
  return clientId === null ? staffProblem(owner, answers, workspaceId) : 'No such owner';
};

/** Null if all of its clients, owners, campaigns and sources are known. A former owner still has clients. */
export const viewProblem = (answers: Answers, whose: Whose, query: string): string | null => {
  const params = new URLSearchParams(query);
  const clients = clientsOf(answers.clientDirectory, whose.workspaceId).filter(
    ({ id }) => whose.clientId === null || id === whose.clientId,
  );
  const isForeign = (clientId: string): boolean => !clients.some(({ id }) => id === clientId);
  if (params.getAll('client').some(isForeign)) return 'No such client';
  for (const owner of params.getAll('owner')) {
    const problem = ownerProblem(answers, whose, owner);
    if (problem !== null) return problem;
  }
  const [campaign, source] = [new Set(params.getAll('campaign')), new Set(params.getAll('source'))];
  return filterProblem(answers, whose, { filters: { campaign, source } });
};
