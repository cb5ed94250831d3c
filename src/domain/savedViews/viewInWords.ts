/** Describes a saved view in the words of its page's controls. */

import { columnChoices, columnLabels } from '../clients/tableColumns.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { channelLabels } from '../metrics/channels.ts';
import { filtersInWords } from '../metrics/filterWords.ts';
import { segmentFilters } from '../metrics/segmentQuery.ts';
import { ownValue } from '../ownValue.ts';
import { bandLabels } from '../portfolio/healthScore.ts';
import { readStatusFilter } from '../portfolio/statusFilter.ts';
import type { ViewedPage } from './savedViewRules.ts';

export type ViewNames = {
  readonly person: (accountId: string) => string;
  readonly filter: NonNullable<Parameters<typeof filtersInWords>[1]>;
};

const sorts: Readonly<Record<string, string>> = {
  name: 'Client',
  ...columnLabels,
  spend: figureOf('spend_cents').label,
  revenue: figureOf('revenue_cents').label,
  mer: figureOf('mer').label,
  conversions: figureOf('conversions').label,
  cpa: figureOf('cpa_cents').label,
  sync: 'Last sync',
  alerts: 'Alerts',
};

const nextReport = 'Next report';

const groups: Readonly<Record<string, string>> = { owner: 'owner', industry: 'industry', status: 'status' };
const shows: Readonly<Record<string, string>> = { paused: 'Paused', archived: 'Archived' };

const sortInWords = (sort: string, page: ViewedPage): string | undefined => {
  const column = sort.replace(/^-/, '');
  const label = page === 'portfolio' && column === 'report' ? nextReport : ownValue(sorts, column);
  return label && `Sorted by ${label}, ${sort.startsWith('-') ? 'descending' : 'ascending'}`;
};

const columnsInWords = (named: string): string => {
  const names = named.split(',');
  const labels = columnChoices.filter((name) => names.includes(name)).map((name) => columnLabels[name]);
  return labels.length === 0 ? 'No optional columns' : `Columns: ${labels.join(', ')}`;
};

const statusInWords = (params: URLSearchParams): readonly (string | false)[] => {
  const { health, hasAlerts, isStale } = readStatusFilter(params);
  return [
    health !== null && `Health: ${bandLabels[health]}`,
    hasAlerts && 'With open alerts',
    isStale && 'With a stale source',
  ];
};

const ownerInWords = (owner: string, { person }: ViewNames): string =>
  `Owner: ${owner === 'me' ? 'me' : person(owner)}`;

const listInWords = (page: ViewedPage, params: URLSearchParams, names: ViewNames): string => {
  const asked = (key: string, words: (value: string) => string | undefined): string | false => {
    const value = params.get(key) ?? '';
    return value !== '' && (words(value) ?? false);
  };
  const parts = [
    asked('q', (words) => `Search: “${words}”`),
    asked('show', (show) => {
      const status = ownValue(shows, show);
      return status && `Status: ${status}`;
    }),
    asked('industry', (industry) => `Industry: ${industry}`),
    asked('owner', (owner) => ownerInWords(owner, names)),
    asked('tag', (tag) => `Tag: ${tag}`),
    asked('due', (due) => (due === 'renewal' ? 'Renewals within 30 days' : undefined)),
    ...statusInWords(params),
    asked('sort', (sort) => sortInWords(sort, page)),
    asked('group', (by) => {
      const group = ownValue(groups, by);
      return group && `Grouped by ${group}`;
    }),
    params.has('columns') && columnsInWords(params.get('columns') ?? ''),
    params.get('as') === 'cards' && 'As cards',
  ];
  return parts.filter((part) => part !== false).join('; ') || 'All clients';
};

/** `Paid search $1,200 a week`; channels without a plan of their own keep their spend. */
const budgetInWords = (params: URLSearchParams): string =>
  (params.get('budget') ?? '')
    .split(',')
    .flatMap((part) => {
      const [channel = '', cents = ''] = part.split(':');
      const label = ownValue(channelLabels, channel);
      return label && /^\d{1,12}$/.test(cents)
        ? [`${label} ${figureText('spend_cents', Number(cents))} a week`]
        : [];
    })
    .join('; ') || 'Spend now';

/** `Owner: Ada Moreau; Sorted by MRR, descending`, `Channel: Email` of filters. Omits names that no longer exist. */
export const viewInWords = (
  { page, query }: { readonly page: ViewedPage; readonly query: string },
  names: ViewNames,
): string => {
  if (page === 'figures') return filtersInWords(segmentFilters(query), names.filter) || 'No filters';
  const params = new URLSearchParams(query);
  return page === 'budget' ? budgetInWords(params) : listInWords(page, params, names);
};
