/** Summarises a funnel in a sentence: the share that reaches the last step, and the largest loss. */
import { ratioOf } from '#domain/kpi/ratios.ts';
import type { FunnelSteps } from '../chartProps.ts';
import { exactFigure, figureInWords } from '../chartUnit.ts';

export const funnelSummary = ({ steps, unit }: FunnelSteps): string => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first.value === 0) return 'There is nothing to show.';
  const share = exactFigure(ratioOf(last.value, first.value), { kind: 'percent' });
  const drops = steps.slice(1).map(({ name, value }, index) => {
    const before = steps[index] ?? first;
    return { from: before.name, to: name, kept: ratioOf(value, before.value) ?? 1 };
  });
  const worst = drops.toSorted((one, other) => one.kept - other.kept)[0];
  const all = `${figureInWords(last.value, unit)} of ${exactFigure(first.value, unit)} (${share}) went from ${first.name} to ${last.name}`;
  if (!worst || worst.kept >= 1) return `${all}; none was lost.`;
  return `${all}; most were lost between ${worst.from} and ${worst.to} (${exactFigure(1 - worst.kept, { kind: 'percent' })}).`;
};
