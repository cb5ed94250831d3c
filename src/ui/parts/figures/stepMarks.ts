/** Puts what happened on a day onto the steps of a chart. */
import type { Annotation } from '../../charts/chartPlan.ts';

/** `day` as `YYYY-MM-DD`. */
export type Mark = { readonly day: string; readonly text: string };

type Range = { readonly from: string; readonly to: string };

/** What happened in each step, in one text where it was several things; marks outside of the range have no step. */
export const atSteps = (
  marks: readonly Mark[],
  steps: readonly string[],
  { from, to }: Range,
): readonly Annotation[] => {
  const texts = new Map<string, string[]>();
  for (const { day, text } of marks) {
    const at = steps.findLast((step) => step.slice(0, 10) <= day) ?? steps[0];
    if (day < from || day > to || at === undefined) continue;
    texts.set(at, [...(texts.get(at) ?? []), text]);
  }
  return [...texts].map(([at, told]) => ({ at, text: told.join('; ') }));
};
