/** Searches a select's options by label, with the search of lists. */
import { matcherOf } from '#domain/text/searchText.ts';

export const searchedByLabel = {
  filterOption: (search: string, option?: { readonly label?: unknown; readonly value?: unknown }): boolean =>
    matcherOf(search)(String(option?.label ?? option?.value ?? '')),
};
