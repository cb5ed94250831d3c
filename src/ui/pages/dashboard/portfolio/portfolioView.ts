/** Reads and writes the portfolio's filters and sorting in the address. */

import { useSearchParams } from 'react-router-dom';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import type { PageKey } from '#domain/metrics/readView.ts';
import { ownValue } from '#domain/ownValue.ts';
import { healthBands } from '#domain/portfolio/healthScore.ts';
import {
  anyStatus,
  matchesStatus,
  readStatusFilter,
  type StatusFilter,
  statusFilterTexts,
} from '#domain/portfolio/statusFilter.ts';
import { matcherOf } from '#domain/text/searchText.ts';
import { partKey } from '../../../parts/usePart.ts';
import { filterStep, isTypedAlone } from '../../../services/filterStep.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { isSortOf, sortOfText, type TableSort, textOfSort } from '../../../widgets/tableSort.ts';
import { campaignKeys } from '../client/boardKeys.ts';
import { inOrder, sortedColumns } from './portfolioSorts.ts';

export const mine = 'me';

export type PortfolioView = StatusFilter & {
  readonly search: string;
  readonly industry: string | null;
  /** Account id, or `me`. */
  readonly owner: string | null;
  readonly tag: string | null;
  readonly sort: TableSort;
};

export const usualSort: TableSort = { column: 'revenue', order: 'descending' };

export const nothingFiltered = {
  ...anyStatus,
  search: '',
  industry: null,
  owner: null,
  tag: null,
} as const;

export const readPortfolioView = (params: URLSearchParams): PortfolioView => ({
  ...readStatusFilter(params),
  search: params.get('q') ?? '',
  industry: params.get('industry'),
  owner: params.get('owner'),
  tag: params.get('tag'),
  sort: sortOfText(params.get('sort'), sortedColumns) ?? usualSort,
});

const textsOf = ({ search, industry, owner, tag, sort, ...statusFilter }: PortfolioView) => {
  const { health, ...behind } = statusFilterTexts(statusFilter);
  return {
    q: search,
    health,
    industry: industry ?? '',
    owner: owner ?? '',
    tag: tag ?? '',
    ...behind,
    sort: textOfSort(sort) === textOfSort(usualSort) ? '' : textOfSort(sort),
  };
};

const isValidAs: Readonly<Record<string, (value: string) => boolean>> = {
  health: (value) => healthBands.some((band) => band === value),
  sort: isSortOf(sortedColumns),
};

export const portfolioKeys: readonly PageKey[] = [
  ...Object.keys(textsOf({ ...nothingFiltered, sort: usualSort })).map((key) => {
    const isValid = ownValue(isValidAs, key);
    return isValid ? { key, isValid } : key;
  }),
  partKey,
  'explain',
  'explain_of',
  // The campaign parameters of a former client's dashboard stay, for the way back.
  ...Object.values(campaignKeys),
];

export const withPortfolioView = (params: URLSearchParams, view: PortfolioView): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [key, text] of Object.entries(textsOf(view))) {
    if (text === '') next.delete(key);
    else next.set(key, text);
  }
  return next;
};

export const usePortfolioView = () => {
  const [params, setParams] = useSearchParams();
  const me = useAuth().user?.id ?? null;
  const view = readPortfolioView(params);
  const show = (changes: Partial<PortfolioView>) =>
    setParams(
      (now) => withPortfolioView(now, { ...readPortfolioView(now), ...changes }),
      filterStep({ isTyped: isTypedAlone(changes, ['search']) }),
    );
  return { view, show, me };
};

const isFound = ({ name, domain, industry, owner }: PortfolioClient, search: string): boolean =>
  matcherOf(search)([name, domain, industry, owner ?? ''].join(' '));

const isShown = (client: PortfolioClient, view: PortfolioView, me: string | null): boolean => {
  const { industry, owner, tag } = view;
  return (
    matchesStatus(client, view) &&
    (industry === null || client.industry === industry) &&
    (owner === null || client.owner_id === (owner === mine ? me : owner)) &&
    (tag === null || client.tags.includes(tag))
  );
};

/** Filters and sorts the clients. `me`: account of the user; null if signed out. */
export const listedClients = (
  clients: readonly PortfolioClient[],
  view: PortfolioView,
  me: string | null = null,
): readonly PortfolioClient[] =>
  inOrder(
    clients.filter((client) => isFound(client, view.search) && isShown(client, view, me)),
    view.sort,
  );

export const isFiltered = ({ search, sort: _sort, ...filters }: PortfolioView): boolean =>
  search.trim() !== '' || Object.values(filters).some((one) => one !== null && one !== false);
