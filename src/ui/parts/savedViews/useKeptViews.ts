/** What the reader has kept under names for one page, or may use of what others share. */
import { useMemo } from 'react';
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import type { ViewedPage } from '#domain/savedViews/savedViewRules.ts';
import { useReply } from '../../data/useReply.ts';

type KeptViews = {
  /** Null as long as they are not here. */
  readonly kept: readonly SavedView[] | null;
  readonly hasFailed: boolean;
};

/** `isWanted`: they are asked for from then on. */
export const useKeptViews = (page: ViewedPage, isWanted = true): KeptViews => {
  const { data, error } = useReply('listSavedViews', { limit: '500' }, isWanted);
  const items = data?.items;
  const kept = useMemo(() => items?.filter((one) => one.page === page) ?? null, [items, page]);
  return { kept, hasFailed: kept === null && error !== null };
};
