/** Summarises a waterfall in a sentence: its start, its end and the largest changes. */

import type { WaterfallSteps } from '../chartProps.ts';
import { figureInWords } from '../chartUnit.ts';
import { movement } from './extremes.ts';

export const waterfallSummary = ({ from, changes, to, unit }: WaterfallSteps, end: number): string => {
  const bySize = changes.toSorted((one, other) => other.value - one.value);
  const [gain, loss] = [bySize[0], bySize.at(-1)];
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${figureInWords(Math.abs(value), unit)}`;
  const parts = [
    ...(gain && gain.value > 0 ? [`most was added by ${gain.name} (${signed(gain.value)})`] : []),
    ...(loss && loss.value < 0 ? [`most was taken by ${loss.name} (${signed(loss.value)})`] : []),
  ];
  const all = `From ${from.name} to ${to}, the figure ${movement(from.value, end, unit)}, from ${figureInWords(from.value, unit)} to ${figureInWords(end, unit)}`;
  return `${[all, ...parts].join('; ')}.`;
};
