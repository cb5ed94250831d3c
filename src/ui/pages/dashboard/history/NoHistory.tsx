/** Explains why no change is listed: none yet, none in the range, or no match. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import type { useHistoryView } from './historyView.ts';

const words = emptyLists.history;

export const NoHistory = ({ view, show, isFiltered, clear }: ReturnType<typeof useHistoryView>) => {
  if (!isFiltered) return <EmptyList words={words.nothingCreated} to={protectedPages.dashboard.path} />;
  const { from, to, ...others } = view;
  const isOfDays = from + to !== '' && Object.values(others).every((value) => value === '');
  if (isOfDays) return <EmptyList words={words.noData} onAction={() => show({ from: '', to: '' })} />;
  return <EmptyList words={words.filteredOut} onAction={clear} />;
};
