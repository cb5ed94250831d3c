/** Builds the columns of a clients view; cell functions keep their identity until their inputs change. */

import { type ColumnChoice, columnLabels } from '#domain/clients/tableColumns.ts';
import { useStaff } from '../../parts/useStaff.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useToday } from '../../services/useToday.ts';
import type { ClientColumn, ToldColumn } from './clientColumnParts.ts';
import { chosenColumns, feeColumns, nameColumn, whoColumns } from './clientColumns.tsx';
import type { ClientView } from './clientView.ts';
import { statusColumns } from './statusColumns.tsx';

type ToldColumns = Readonly<Record<ColumnChoice, ToldColumn>>;

/** A separate hook, so that the compiler memoizes these columns apart from the view, which changes with every navigation. */
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
