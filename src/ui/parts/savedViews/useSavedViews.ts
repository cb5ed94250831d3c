/** Loads the reader's own and shared views of one page. */
import { useMemo } from 'react';
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import type { ViewedPage } from '#domain/savedViews/savedViewRules.ts';
import { useReply } from '../../data/useReply.ts';

type SavedViewsState = {
  readonly views: readonly SavedView[] | null;
  readonly failure: unknown;
  readonly refetch: () => unknown;
};

export const useSavedViews = (page: ViewedPage, isWanted = true): SavedViewsState => {
  const { data, error, refetch } = useReply('listSavedViews', { limit: '500' }, isWanted);
  const items = data?.items;
  const views = useMemo(() => items?.filter((one) => one.page === page) ?? null, [items, page]);
  return { views, failure: views === null ? error : null, refetch };
};
