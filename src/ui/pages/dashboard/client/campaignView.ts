/** Reads and writes the campaign filters and sorting in the address. */

import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { campaignStatuses } from '#domain/campaigns/campaignRules.ts';
import { matcherOf } from '#domain/text/searchText.ts';
import type { TableHabits } from '../../../parts/tables/tableHabits.ts';
import { filterStep, isTypedAlone } from '../../../services/filterStep.ts';
import { sortOfText, type TableSort, textOfSort } from '../../../widgets/tableSort.ts';
import { campaignKeys } from './boardKeys.ts';
import { type CampaignRow, campaignFigures } from './campaignRows.ts';

export type CampaignView = {
  readonly search: string;
  readonly status: (typeof campaignStatuses)[number] | null;
  readonly sort: TableSort;
};

const usualSort: TableSort = { column: 'spend_cents', order: 'descending' };

const sorted: readonly string[] = ['campaign', 'share', ...campaignFigures];

const saidOfCampaigns = (params: URLSearchParams): string => {
  const said = [...params].filter(([key]) => Object.values<string>(campaignKeys).includes(key));
  return String(new URLSearchParams(said));
};

/** Without sorting in the address, the person's last choice applies. */
const readCampaignView = (params: URLSearchParams, order: TableHabits['order']): CampaignView => ({
  search: params.get(campaignKeys.search) ?? '',
  status: campaignStatuses.find((status) => status === params.get(campaignKeys.status)) ?? null,
  sort: sortOfText(params.get(campaignKeys.sort), sorted) ?? sortOfText(order, sorted) ?? usualSort,
});

const withChanges = (now: URLSearchParams, changes: Partial<CampaignView>, order: TableHabits['order']) => {
  const next = new URLSearchParams(now);
  const { search, status, sort } = { ...readCampaignView(now, order), ...changes };
  const texts = {
    [campaignKeys.search]: search,
    [campaignKeys.status]: status ?? '',
    [campaignKeys.sort]: changes.sort || now.has(campaignKeys.sort) ? textOfSort(sort) : '',
  };
  for (const [key, text] of Object.entries(texts)) {
    if (text === '') next.delete(key);
    else next.set(key, text);
  }
  return next;
};

type Habits = {
  readonly habits: TableHabits;
  readonly change: (changes: Partial<TableHabits>) => void;
};

/** Returns the same object while the campaign parameters are equal, so that a new range does not rerender the table. */
export const useCampaignView = ({ habits, change }: Habits) => {
  const [params, setParams] = useSearchParams();
  const said = saidOfCampaigns(params);
  const view = useMemo(() => readCampaignView(new URLSearchParams(said), habits.order), [said, habits.order]);
  const now = useRef({ habits, change, setParams });
  useLayoutEffect(() => {
    now.current = { habits, change, setParams };
  });
  return useMemo(() => {
    const show = (changes: Partial<CampaignView>) => {
      const { habits: own, change: keep, setParams: go } = now.current;
      if (changes.sort) keep({ order: textOfSort(changes.sort) });
      go(
        (before) => withChanges(before, changes, own.order),
        filterStep({ isTyped: isTypedAlone(changes, ['search']) }),
      );
    };
    return { view, show, usualSort };
  }, [view]);
};

export const listedCampaigns = (
  rows: readonly CampaignRow[],
  { search, status }: Pick<CampaignView, 'search' | 'status'>,
): readonly CampaignRow[] => {
  const isWanted = matcherOf(search);
  return rows.filter(
    ({ label, campaign }) => isWanted(label) && (status === null || campaign?.status === status),
  );
};
