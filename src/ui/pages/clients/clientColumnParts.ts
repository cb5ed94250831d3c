/** Defines the parts of a client column before it gets its name. */
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import type { ClientRow } from './clientRow.ts';

export type ClientColumn = DataColumn<ClientRow>;

export type ColumnContent = Omit<ClientColumn, 'key' | 'title'> & { readonly title?: string };
