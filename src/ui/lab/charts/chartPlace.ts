/** Parses and formats the charts panel's address: `checkout?focus=processing&view=cards`. */

export type ChartView = 'map' | 'cards' | 'sequence';
export type Heat = 'none' | 'session' | 'scripts';

export type ChartPlace = {
  /** The machine's id; empty: the most recent one. */
  readonly machine: string;
  /** Number of the run's first frame; null: the newest run. */
  readonly run: number | null;
  /** A state by its path or the end of it; empty: the active states. */
  readonly focus: string;
  /** Null: chosen by the panel's width. */
  readonly view: ChartView | null;
  readonly heat: Heat;
  /** Shows the machine that is at work. */
  readonly follows: boolean;
};

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word | null =>
  words.find((known) => known === word) ?? null;

/** Unknown parts of the address are ignored. */
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
    follows: search.has('follow'),
  };
};

export const formatChartPlace = ({ machine, run, focus, view, heat, follows }: ChartPlace): string => {
  const search = new URLSearchParams();
  if (run !== null) search.set('run', String(run));
  if (focus !== '') search.set('focus', focus);
  if (view !== null) search.set('view', view);
  if (heat !== 'none') search.set('heat', heat);
  if (follows) search.set('follow', 'app');
  const query = search.toString();
  return query === '' ? machine : `${machine}?${query}`;
};
