/** Reads the dashboards that the user may open, and their edit permission. */

import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import type { QueryOf } from '#domain/contract/endpoints.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { replyQuery } from '../../../data/replyQuery.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';

export const everyDashboard: NonNullable<QueryOf<'listDashboards'>> = { status: 'all', limit: everything };

const rank = ({ is_default, favourite }: DashboardItem): number => (is_default ? 0 : favourite ? 1 : 2);

/** The default dashboard first, then favourites, then the others by name. */
const inOrder = (items: readonly DashboardItem[]): readonly DashboardItem[] =>
  items.toSorted((one, other) => rank(one) - rank(other) || compareNames(one.name, other.name));

export type DashboardsInUse = {
  readonly active: readonly DashboardItem[] | undefined;
  readonly archived: readonly DashboardItem[];
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly mayEdit: boolean;
};

export const useDashboards = (): DashboardsInUse => {
  const { data, error, refetch } = useReply('listDashboards', everyDashboard);
  const mayEdit = useCanEdit('agency');
  const items = data && inOrder(data.items);
  return {
    active: items?.filter(({ archived_at }) => archived_at === null),
    archived: items?.filter(({ archived_at }) => archived_at !== null) ?? [],
    error,
    refetch,
    mayEdit,
  };
};

/** Writes a save's reply into the cache, so that the old state does not flash before the refetch. */
export const useShowSaved = () => {
  const { api, serverState } = useServices();
  return (saved: DashboardItem): void => {
    serverState.setQueryData(
      replyQuery(api, 'listDashboards', everyDashboard).queryKey,
      (before: unknown) => {
        const list = Object(before) as { items?: readonly DashboardItem[] };
        return list.items
          ? { ...list, items: list.items.map((one) => (one.id === saved.id ? saved : one)) }
          : before;
      },
    );
  };
};
