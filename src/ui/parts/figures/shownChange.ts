/** Formats a change: its direction, its size, and a sentence for screen readers. */
import { changeOfFigure, type FigureChange } from '#domain/kpi/figureChange.ts';
import { type Figure, figureOf } from '#domain/kpi/metricDictionary.ts';
import type { FigureName } from './figureSpecs.ts';

export type Verdict = FigureChange['verdict'];

export type ShownChange = {
  readonly direction: 'up' | 'down' | 'none';
  /** `12.4%`, `0.12 pp`; empty for no change. */
  readonly size: string;
  /** `↑ 12.4%`; no change is `0%`, in percentage points `0.00 pp`, and `—` means no comparison. */
  readonly seen: string;
  readonly verdict: Verdict;
  /** `up 12.4 percent`, `no change`, `no baseline`. */
  readonly words: string;
};

/** The dictionary's wording; other texts without a direction explain a missing change. */
const unchanged = 'no change';

const arrows = { up: '↑', down: '↓' } as const;

const zeros: Readonly<Record<FigureChange['kind'], string>> = { ratio: '0%', points: '0.00 pp' };

const spoken = (words: string): string =>
  words.replace('%', ' percent').replace(' pp', ' percentage points').replace('×', ' times');

export const shownChangeOf = (
  figure: Pick<Figure, 'unit' | 'direction'>,
  current: number | null,
  previous: number | null,
): ShownChange => {
  const { kind, words, verdict } = changeOfFigure(figure, current, previous);
  const moved = /^(up|down) (.+)$/.exec(words);
  if (moved === null) {
    const seen = words === unchanged ? zeros[kind] : '—';
    return { direction: 'none', size: '', seen, verdict, words };
  }
  const [direction, size] = [moved[1] === 'up' ? 'up' : 'down', moved[2] ?? ''] as const;
  return { direction, size, seen: `${arrows[direction]} ${size}`, verdict, words: spoken(words) };
};

export const shownChange = (name: FigureName, current: number | null, previous: number | null): ShownChange =>
  shownChangeOf(figureOf(name), current, previous);

/** `up 12.4 percent versus previous 28 days, good`; neutral changes have no verdict. */
export const changeSentence = ({ words, verdict, direction }: ShownChange, versus: string): string => {
  if (direction === 'none' && words !== unchanged) return words;
  return `${words} versus ${versus}${verdict === 'neutral' ? '' : `, ${verdict}`}`;
};
