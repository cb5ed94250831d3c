/** Manages the layout of the clients' table: columns in the address, so that saved views keep them; density per person. */

import { type ColumnChoice, columnChoices } from '#domain/clients/tableColumns.ts';
import { type HabitsInUse, useTableHabits } from '../../parts/tables/useTableHabits.ts';
import { chosenColumns } from './clientColumns.tsx';
import type { ClientView } from './clientView.ts';

const allBut = (names: readonly string[]): readonly ColumnChoice[] =>
  columnChoices.filter((name) => !names.includes(name));

export const usuallyHidden = (view: ClientView): readonly ColumnChoice[] =>
  allBut(chosenColumns({ ...view, columns: null }));

export const useTableShape = (
  view: ClientView,
  onChange: (view: Partial<ClientView>) => void,
): HabitsInUse => {
  const { habits, change } = useTableHabits('clients');
  return {
    habits: { ...habits, hidden: allBut(chosenColumns(view)) },
    change: ({ hidden, ...own }) => {
      if (hidden) {
        const isUsual = `${allBut(allBut(hidden))}` === `${usuallyHidden(view)}`;
        onChange({ columns: isUsual ? null : allBut(hidden) });
      }
      change(own);
    },
  };
};
