/** Filters the events in slices, and incrementally as new ones arrive. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { eachPaint } from '#world/eachPaint.ts';
import { filterInSlices } from './filterInSlices.ts';
import { type FilterTerm, filterOf } from './logFilter.ts';
import type { LogEvents } from './useLog.ts';

export type Filtered = {
  readonly indices: readonly number[] | null;
  readonly looked: number;
};

const nothing: Filtered = { indices: null, looked: 0 };

type Work = { readonly list: object; readonly terms: readonly FilterTerm[]; found: number[]; looked: number };

export const useFiltered = (events: LogEvents | null, terms: readonly FilterTerm[]): Filtered => {
  const test = useMemo(() => filterOf(terms), [terms]);
  const [filtered, setFiltered] = useState<Filtered>(nothing);
  const work = useRef<Work | null>(null);
  useEffect(() => {
    if (events === null || test === null) {
      work.current = null;
      setFiltered(nothing);
      return;
    }
    const { list } = events;
    const goesOn = work.current?.list === list && work.current.terms === terms;
    const current: Work = goesOn && work.current ? work.current : { list, terms, found: [], looked: 0 };
    work.current = current;
    const stopping = new AbortController();
    const renewal = eachPaint(() => setFiltered({ indices: current.found, looked: current.looked }));
    void filterInSlices({
      items: list,
      test,
      from: current.looked,
      signal: stopping.signal,
      onSlice: (found, until) => {
        current.found = current.found.concat(found);
        current.looked = until;
        renewal.ask();
      },
    });
    renewal.ask();
    return () => {
      stopping.abort();
      renewal.stop();
    };
  }, [events, terms, test]);
  return test === null ? nothing : filtered;
};
