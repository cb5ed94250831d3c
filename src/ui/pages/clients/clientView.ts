/** Parses and writes the clients page's address: filters, sorting, layout, and the open client with its tab. */
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { type ColumnChoice, columnChoices, sortedNames } from '#domain/clients/tableColumns.ts';
import {
  anyStatus,
  readStatusFilter,
  type StatusFilter,
  statusFilterTexts,
} from '#domain/portfolio/statusFilter.ts';
import { filterStep, isTypedAlone } from '../../services/filterStep.ts';
import { sortOfText, type TableSort, textOfSort } from '../../widgets/tableSort.ts';

const shows = ['active', 'paused', 'archived'] as const;
/** `active`: not archived, including paused. */
export type ClientShow = (typeof shows)[number];

export const clientTabs = [
  'overview',
  'goals',
  'sources',
  'dashboards',
  'reports',
  'people',
  'contacts',
  'notes',
  'revenue',
  'activity',
] as const;
export type ClientTab = (typeof clientTabs)[number];

export const clientGroups = ['owner', 'industry', 'status'] as const;
export type ClientGroup = (typeof clientGroups)[number];

export const mine = 'me';

export type ClientView = StatusFilter & {
  readonly search: string;
  readonly industry: string | null;
  readonly show: ClientShow;
  /** Account id, or `me`; null: all. */
  readonly owner: string | null;
  readonly tag: string | null;
  readonly isDue: boolean;
  readonly sort: TableSort | null;
  readonly group: ClientGroup | null;
  /** Optional columns to show; null: the default. */
  readonly columns: readonly ColumnChoice[] | null;
  readonly layout: 'table' | 'cards';
  readonly open: string | null;
  /** True: the details fill the page; otherwise they open in a drawer. */
  readonly isWhole: boolean;
  readonly tab: ClientTab;
};

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | undefined =>
  words.find((word) => word === text);

/** Parses `columns=health,fee`; unknown names are dropped. */
const columnsIn = (text: string | null): readonly ColumnChoice[] | null => {
  const named = text?.split(',');
  return named ? columnChoices.filter((name) => named.includes(name)) : null;
};

const { path } = protectedPages.clients;

/** Parses a path such as `/clients/dune/goals` (ruling D36) into client and tab. */
const readPath = (pathname: string): readonly [open: string | null, tab: string | null] => {
  const [open = '', tab = ''] = pathname.slice(path.length + 1).split('/');
  return [open === '' ? null : open, tab === '' ? null : tab];
};

export const readView = (params: URLSearchParams, pathname: string = path): ClientView => {
  const [named, tab] = readPath(pathname);
  const open = named ?? params.get('client');
  return {
    ...readStatusFilter(params),
    search: params.get('q') ?? '',
    industry: params.get('industry'),
    show: oneOf(shows, params.get('show')) ?? 'active',
    owner: params.get('owner'),
    tag: params.get('tag'),
    isDue: params.get('due') === 'renewal',
    sort: sortOfText(params.get('sort'), sortedNames),
    group: oneOf(clientGroups, params.get('group')) ?? null,
    columns: columnsIn(params.get('columns')),
    layout: params.get('as') === 'cards' ? 'cards' : 'table',
    open,
    isWhole: open !== null && params.get('in') === 'page',
    tab: oneOf(clientTabs, tab ?? params.get('tab')) ?? 'overview',
  };
};

export const queryOfView = (view: ClientView): URLSearchParams => {
  const { search, industry, show, owner, tag, isDue, sort, group, columns, layout, open, isWhole, tab } =
    view;
  const statusTexts = Object.entries(statusFilterTexts(view)).filter(([, text]) => text !== '');
  return new URLSearchParams({
    ...(search === '' ? {} : { q: search }),
    ...(industry === null ? {} : { industry }),
    ...(show === 'active' ? {} : { show }),
    ...(owner === null ? {} : { owner }),
    ...(tag === null ? {} : { tag }),
    ...(isDue ? { due: 'renewal' } : {}),
    ...Object.fromEntries(statusTexts),
    ...(sort === null ? {} : { sort: textOfSort(sort) }),
    ...(group === null ? {} : { group }),
    ...(columns === null ? {} : { columns: columns.join(',') }),
    ...(layout === 'table' ? {} : { as: layout }),
    ...(open === null ? {} : { client: open }),
    ...(open === null || tab === 'overview' ? {} : { tab }),
    ...(open === null || !isWhole ? {} : { in: 'page' }),
  });
};

export const savedQueryOf = (view: ClientView): string => queryOfView({ ...view, open: null }).toString();

export const nothingFiltered = {
  ...anyStatus,
  search: '',
  industry: null,
  owner: null,
  tag: null,
  isDue: false,
} as const;

export const useClientView = () => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = readView(params, pathname);
  const show = (changes: Partial<ClientView>) => {
    const search = `${queryOfView({ ...view, ...changes })}`;
    if (pathname === path && search === `${params}`) return;
    const isTyped = isTypedAlone(changes, ['search']);
    navigate({ pathname: path, search }, filterStep({ isTyped }));
  };
  return { view, show };
};
