/** What a column of the clients' table is, before it has its name. */
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import type { ClientRow } from './clientRow.ts';

export type ClientColumn = DataColumn<ClientRow>;

export type ToldColumn = Omit<ClientColumn, 'key' | 'title'> & { readonly title?: string };
