/** Holds the sort order of a page's table in the address, with history entries. */
import { useSearchParams } from 'react-router-dom';
import { filterStep } from '../../services/filterStep.ts';
import { sortOfText, type TableSort, textOfSort } from '../../widgets/tableSort.ts';

/** `columns`: sortable ones. Null if the address names none of them. */
export const useAddressSort = (columns: readonly string[]) => {
  const [params, setParams] = useSearchParams();
  const order = (sort: TableSort | null) => {
    const next = new URLSearchParams(params);
    if (sort === null) next.delete('sort');
    else next.set('sort', textOfSort(sort));
    setParams(next, filterStep({ isTyped: false }));
  };
  return { sort: sortOfText(params.get('sort'), columns), onSort: order };
};
