/** Reads and writes the dashboard's tab and id in the address, and builds links that keep the view. */
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { viewKeys } from '#domain/metrics/viewAddress.ts';

const boardKey = 'board';

/** Used instead of an id: shows the list even if a default dashboard exists. */
const all = 'all';

export const addressOfTab = (params: URLSearchParams, tab: string, board: string | null = null): string => {
  const viewParams = [...params].filter(([key]) => viewKeys.includes(key));
  const search = new URLSearchParams([
    ['tab', tab],
    ...(board === null ? [] : [[boardKey, board]]),
    ...viewParams,
  ]);
  return `${protectedPages.dashboard.path}?${search}`;
};

export type BoardAddress = {
  /** Null: the default dashboard, or the list without one. */
  readonly board: string | null;
  readonly isList: boolean;
  readonly list: string;
  readonly of: (id: string) => string;
  readonly open: (id: string, options?: { readonly replace: boolean }) => void;
  readonly openList: () => void;
};

export const useBoardAddress = (): BoardAddress => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const named = params.get(boardKey);
    const of = (id: string): string => addressOfTab(params, 'dashboards', id);
    return {
      board: named === all ? null : named,
      isList: named === all,
      list: of(all),
      of,
      open: (id, options) => navigate(of(id), options ?? {}),
      openList: () => navigate(of(all)),
    };
  }, [params, navigate]);
};
