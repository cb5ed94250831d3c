/** The dashboards that the reader may open, and who may change them. */

import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import type { QueryOf } from '#domain/contract/endpoints.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { replyQuery } from '../../../data/replyQuery.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';

/** Archived ones too. */
export const everyDashboard: NonNullable<QueryOf<'listDashboards'>> = { status: 'all', limit: everything };

const rank = ({ is_default, favourite }: DashboardItem): number => (is_default ? 0 : favourite ? 1 : 2);

/** What opens first, then favourites, then all others by their names. */
const inOrder = (items: readonly DashboardItem[]): readonly DashboardItem[] =>
  items.toSorted((one, other) => rank(one) - rank(other) || compareNames(one.name, other.name));

export type DashboardsInUse = {
  /** Undefined while they are waited for. */
  readonly active: readonly DashboardItem[] | undefined;
  readonly archived: readonly DashboardItem[];
  readonly error: unknown;
  readonly refetch: () => unknown;
  /** Admins and managers, in the present. */
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

/** Shows what a save has answered, before the list is read again: nothing jumps back meanwhile. */
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
