/** The columns that a view of the clients has. Their cells are the same functions until what they read changes. */

import { type ColumnChoice, columnLabels } from '#domain/clients/tableColumns.ts';
import { useStaff } from '../../parts/useStaff.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useToday } from '../../services/useToday.ts';
import type { ClientColumn, ToldColumn } from './clientColumnParts.ts';
import { chosenColumns, feeColumns, nameColumn, whoColumns } from './clientColumns.tsx';
import type { ClientView } from './clientView.ts';
import { statusColumns } from './statusColumns.tsx';

type ToldColumns = Readonly<Record<ColumnChoice, ToldColumn>>;

/** A hook of its own, so that the compiler keeps them apart from the view, which is another with every step of the address. */
const useToldColumns = (show: ClientView['show'], onHealth: (clientId: string) => void): ToldColumns => {
  const today = useToday();
  const staff = useStaff();
  const who = whoColumns(staff, show);
  const fees = feeColumns(today);
  const standing = statusColumns(today, onHealth);
  return { ...who, ...fees, ...standing };
};

type Reactions = {
  readonly onHealth: (clientId: string) => void;
  /** The cell of what can be done. */
  readonly actions: ToldColumn['cell'];
};

export const useClientColumns = (
  view: ClientView,
  { onHealth, actions }: Reactions,
): readonly ClientColumn[] => {
  const staff = useStaff();
  const told = useToldColumns(view.show, onHealth);
  const mayChange = useCanEdit();
  return [
    nameColumn(view, staff),
    ...chosenColumns(view).map((key) => ({ key, title: columnLabels[key], ...told[key] })),
    ...(mayChange
      ? [
          {
            key: 'actions',
            title: 'Actions',
            hidesTitle: true,
            width: 160,
            align: 'end',
            cell: actions,
          } as const,
        ]
      : []),
  ];
};
