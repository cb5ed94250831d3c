/** Reads and writes the history's filters in the address. */
import { useSearchParams } from 'react-router-dom';
import type { HistoryQuery } from '#domain/contract/historySchemas.ts';
import { filterStep, isTypedAlone } from '../../../services/filterStep.ts';
import { historyKeys } from './historyKeys.ts';

const names = ['q', 'actor', 'subject', 'type', 'client', 'from', 'to'] as const;

const typed: readonly HistoryFilter[] = ['q', 'from', 'to'];

export type HistoryFilter = (typeof names)[number];

export type HistoryView = Readonly<Record<HistoryFilter, string>>;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

export const filterOfView = (view: HistoryView): HistoryQuery => {
  const given = names.filter((name) => {
    const value = view[name].trim();
    return value !== '' && ((name !== 'from' && name !== 'to') || isDay(value));
  });
  return Object.fromEntries(given.map((name) => [name, view[name].trim()]));
};

export const queryOfView = (view: HistoryView, limit: number): HistoryQuery => ({
  ...filterOfView(view),
  limit: String(limit),
});

export const useHistoryView = () => {
  const [params, setParams] = useSearchParams();
  const view = Object.fromEntries(
    names.map((name) => [name, params.get(historyKeys[name]) ?? '']),
  ) as HistoryView;
  const show = (changes: Partial<HistoryView>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of names) {
          const value = changes[name];
          if (value === '') next.delete(historyKeys[name]);
          else if (value !== undefined) next.set(historyKeys[name], value);
        }
        return next;
      },
      filterStep({ isTyped: isTypedAlone(changes, typed) }),
    );
  const isFiltered = names.some((name) => view[name] !== '');
  const clear = () => show(Object.fromEntries(names.map((name) => [name, ''])));
  return { view, show, isFiltered, clear };
};
