/** The part of the dashboard's address that says which clients are listed, and in which order. */
import { useSearchParams } from 'react-router-dom';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { type HealthBand, healthBands } from '#domain/portfolio/healthScore.ts';
import { filterStep, isTypedAlone } from '../../../services/filterStep.ts';
import { sortOfText, type TableSort, textOfSort } from '../../../widgets/tableSort.ts';
import { inOrder, sortedColumns } from './portfolioSorts.ts';

export type PortfolioView = {
  readonly search: string;
  /** Null: all. */
  readonly health: HealthBand | null;
  readonly industry: string | null;
  readonly sort: TableSort;
};

/** What of the address is the portfolio's own. */
export const portfolioKeys: readonly string[] = ['q', 'health', 'industry', 'sort', 'explain', 'explain_of'];

export const usualSort: TableSort = { column: 'revenue', order: 'descending' };

export const readPortfolioView = (params: URLSearchParams): PortfolioView => ({
  search: params.get('q') ?? '',
  health: healthBands.find((band) => band === params.get('health')) ?? null,
  industry: params.get('industry'),
  sort: sortOfText(params.get('sort'), sortedColumns) ?? usualSort,
});

/** The address with the list's own part changed; what is usual is left out. */
export const withPortfolioView = (params: URLSearchParams, view: PortfolioView): URLSearchParams => {
  const { search, health, industry, sort } = view;
  const next = new URLSearchParams(params);
  const texts = { q: search, health: health ?? '', industry: industry ?? '', sort: textOfSort(sort) };
  for (const [key, text] of Object.entries(texts)) {
    if (text === '' || text === textOfSort(usualSort)) next.delete(key);
    else next.set(key, text);
  }
  return next;
};

/** The view that the address names, and a way to change it; the page stays where it is scrolled. */
export const usePortfolioView = () => {
  const [params, setParams] = useSearchParams();
  const view = readPortfolioView(params);
  const show = (changes: Partial<PortfolioView>) =>
    setParams(
      (now) => withPortfolioView(now, { ...readPortfolioView(now), ...changes }),
      filterStep({ isTyped: isTypedAlone(changes, ['search']) }),
    );
  return { view, show };
};

const isFound = ({ name, domain, industry, owner }: PortfolioClient, search: string): boolean => {
  const wanted = search.trim().toLowerCase();
  return [name, domain, industry, owner ?? ''].some((text) => text.toLowerCase().includes(wanted));
};

/** The clients that the view lists, in its order. */
export const listedClients = (
  clients: readonly PortfolioClient[],
  { search, health, industry, sort }: PortfolioView,
): readonly PortfolioClient[] =>
  inOrder(
    clients.filter(
      (client) =>
        isFound(client, search) &&
        (health === null || client.health.band === health) &&
        (industry === null || client.industry === industry),
    ),
    sort,
  );

export const isFiltered = ({ search, health, industry }: PortfolioView): boolean =>
  search.trim() !== '' || health !== null || industry !== null;
