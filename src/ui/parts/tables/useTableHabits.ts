/** Holds the person's settings of one table, and stores each change. */
import { useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { keepHabits, readHabits, type TableHabits } from './tableHabits.ts';

export type HabitsInUse = {
  readonly habits: TableHabits;
  readonly change: (changes: Partial<TableHabits>) => void;
};

export const useTableHabits = (table: string): HabitsInUse => {
  const { localStorage } = useServices();
  const accountId = useAuth().profile?.id ?? '';
  const place = { accountId, table };
  const [habits, setHabits] = useState(() => readHabits(localStorage, place));
  const change = (changes: Partial<TableHabits>) => {
    const next = { ...habits, ...changes };
    setHabits(next);
    keepHabits(localStorage, place, next);
  };
  return { habits, change };
};
