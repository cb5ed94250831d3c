/** Loads the reader's own and shared views of one page. */
import { useMemo } from 'react';
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import type { ViewedPage } from '#domain/savedViews/savedViewRules.ts';
import { useReply } from '../../data/useReply.ts';

type KeptViews = {
  readonly kept: readonly SavedView[] | null;
  readonly failure: unknown;
  readonly refetch: () => unknown;
};

export const useKeptViews = (page: ViewedPage, isWanted = true): KeptViews => {
  const { data, error, refetch } = useReply('listSavedViews', { limit: '500' }, isWanted);
  const items = data?.items;
  const kept = useMemo(() => items?.filter((one) => one.page === page) ?? null, [items, page]);
  return { kept, failure: kept === null ? error : null, refetch };
};
