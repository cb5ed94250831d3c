/** What the charts panel shows, as the Lab's address writes it after the panel's name: `checkout?focus=processing&view=cards`. */

export type ChartView = 'map' | 'cards' | 'sequence';
export type Heat = 'none' | 'session' | 'scripts';

export type ChartPlace = {
  /** The machine's id; empty: whatever ran last. */
  readonly machine: string;
  /** Which of its runs, by the number of its first frame; null: the newest. */
  readonly run: number | null;
  /** A state that is looked at, by its path or the end of it; empty: the active ones. */
  readonly focus: string;
  /** Null: whatever fits the panel's width. */
  readonly view: ChartView | null;
  readonly heat: Heat;
};

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word | null =>
  words.find((known) => known === word) ?? null;

/** What it does not understand counts as not said. */
export const parseChartPlace = (rest: string): ChartPlace => {
  const [machine = '', query = ''] = rest.split('?', 2);
  const search = new URLSearchParams(query);
  const run = Number(search.get('run'));
  return {
    machine,
    run: Number.isSafeInteger(run) && run > 0 ? run : null,
    focus: search.get('focus') ?? '',
    view: oneOf(['map', 'cards', 'sequence'], search.get('view')),
    heat: oneOf(['session', 'scripts'], search.get('heat')) ?? 'none',
  };
};

export const formatChartPlace = ({ machine, run, focus, view, heat }: ChartPlace): string => {
  const search = new URLSearchParams();
  if (run !== null) search.set('run', String(run));
  if (focus !== '') search.set('focus', focus);
  if (view !== null) search.set('view', view);
  if (heat !== 'none') search.set('heat', heat);
  const query = search.toString();
  return query === '' ? machine : `${machine}?${query}`;
};
