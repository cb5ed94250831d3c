/** Search of a select's options by their label, as lists are searched. */
import { matcherOf } from '#domain/text/searchText.ts';

export const searchedByLabel = {
  filterOption: (search: string, option?: { readonly label?: unknown; readonly value?: unknown }): boolean =>
    matcherOf(search)(String(option?.label ?? option?.value ?? '')),
};
