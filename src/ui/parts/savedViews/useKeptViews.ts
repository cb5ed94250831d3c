/** What the reader has kept under names for one page, or may use of what others share. */
import { useMemo } from 'react';
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import type { ViewedPage } from '#domain/savedViews/savedViewRules.ts';
import { useReply } from '../../data/useReply.ts';

type KeptViews = {
  /** Null as long as they are not here. */
  readonly kept: readonly SavedView[] | null;
  /** Why they are not here; null where they are, or are waited for. */
  readonly failure: unknown;
  readonly refetch: () => unknown;
};

/** `isWanted`: they are asked for from then on. */
export const useKeptViews = (page: ViewedPage, isWanted = true): KeptViews => {
  const { data, error, refetch } = useReply('listSavedViews', { limit: '500' }, isWanted);
  const items = data?.items;
  const kept = useMemo(() => items?.filter((one) => one.page === page) ?? null, [items, page]);
  return { kept, failure: kept === null ? error : null, refetch };
};
