/** The part of a board's address that says which campaigns are listed, and in which order. */
import { useSearchParams } from 'react-router-dom';
import { campaignStatuses } from '#domain/campaigns/campaignRules.ts';
import type { TableHabits } from '../../../parts/tables/tableHabits.ts';
import { filterStep, isTypedAlone } from '../../../services/filterStep.ts';
import { sortOfText, type TableSort, textOfSort } from '../../../widgets/tableSort.ts';
import { type CampaignRow, campaignFigures } from './campaignRows.ts';

export type CampaignView = {
  readonly search: string;
  /** Null: all. */
  readonly status: (typeof campaignStatuses)[number] | null;
  readonly sort: TableSort;
};

const keys = { search: 'campaign_q', status: 'campaign_status', sort: 'campaign_sort' } as const;

const usualSort: TableSort = { column: 'spend_cents', order: 'descending' };

const sorted: readonly string[] = ['campaign', 'share', ...campaignFigures];

/** Where the address says nothing of the order, it is the one that the person chose last. */
const readCampaignView = (params: URLSearchParams, order: TableHabits['order']): CampaignView => ({
  search: params.get(keys.search) ?? '',
  status: campaignStatuses.find((status) => status === params.get(keys.status)) ?? null,
  sort: sortOfText(params.get(keys.sort), sorted) ?? sortOfText(order, sorted) ?? usualSort,
});

export const useCampaignView = ({
  habits,
  change,
}: {
  readonly habits: TableHabits;
  readonly change: (changes: Partial<TableHabits>) => void;
}) => {
  const [params, setParams] = useSearchParams();
  const view = readCampaignView(params, habits.order);
  const show = (changes: Partial<CampaignView>) => {
    if (changes.sort) change({ order: textOfSort(changes.sort) });
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        const { search, status, sort } = { ...readCampaignView(now, habits.order), ...changes };
        const texts = {
          [keys.search]: search,
          [keys.status]: status ?? '',
          [keys.sort]: changes.sort || now.has(keys.sort) ? textOfSort(sort) : '',
        };
        for (const [key, text] of Object.entries(texts)) {
          if (text === '') next.delete(key);
          else next.set(key, text);
        }
        return next;
      },
      filterStep({ isTyped: isTypedAlone(changes, ['search']) }),
    );
  };
  return { view, show, usualSort };
};

export const listedCampaigns = (
  rows: readonly CampaignRow[],
  { search, status }: Pick<CampaignView, 'search' | 'status'>,
): readonly CampaignRow[] => {
  const wanted = search.trim().toLowerCase();
  return rows.filter(
    ({ label, campaign }) =>
      label.toLowerCase().includes(wanted) && (status === null || campaign?.status === status),
  );
};
