/** What the columns of the clients' table are made from. */
import type { ReactNode } from 'react';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import type { ClientView } from './clientView.ts';
import type { Standings } from './useBook.ts';
import type { Staff } from './useStaff.ts';

export type ColumnParts = {
  readonly view: ClientView;
  readonly today: EpochDay;
  readonly staff: Staff;
  /** Undefined as long as they are waited for; null where they did not come. */
  readonly standings: Standings | null | undefined;
  readonly onHealth: (clientId: string) => void;
  readonly actionsOf: (client: ClientItem) => ReactNode;
};

export type ClientColumn = DataColumn<ClientItem>;
