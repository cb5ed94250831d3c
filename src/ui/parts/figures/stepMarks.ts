/** Maps marks of days to the steps of a chart. */
import type { Annotation } from '../../charts/chartModel.ts';

/** Days as `YYYY-MM-DD`. `to`: the last of several; `isPrivate`: hidden from the client. */
export type Mark = {
  readonly day: string;
  readonly to?: string;
  readonly text: string;
  readonly isPrivate?: true;
};

type Range = { readonly from: string; readonly to: string };

const dayOf = (step: string): string => step.slice(0, 10);

const stepsOf = (day: string, steps: readonly string[]): readonly [first: string, last: string] | null => {
  const last = steps.findLast((step) => dayOf(step) <= day) ?? steps[0];
  if (last === undefined) return null;
  return [steps.find((step) => dayOf(step) === dayOf(last)) ?? last, last];
};

const placed = (
  { day, to = day, text, isPrivate }: Mark,
  steps: readonly string[],
  range: Range,
): Annotation | null => {
  if (day > range.to || to < range.from) return null;
  const first = stepsOf(day < range.from ? range.from : day, steps);
  const last = stepsOf(to > range.to ? range.to : to, steps);
  if (first === null || last === null) return null;
  const annotation = { at: first[0], text, ...(isPrivate && { isPrivate }) };
  return first[0] === last[1] ? annotation : { ...annotation, to: last[1] };
};

export const atSteps = (
  marks: readonly Mark[],
  steps: readonly string[],
  range: Range,
): readonly Annotation[] => {
  const annotations = new Map<string, Annotation>();
  for (const mark of marks) {
    const one = placed(mark, steps, range);
    if (one === null) continue;
    const key = `${one.at} ${one.to ?? ''} ${one.isPrivate ?? ''}`;
    const before = annotations.get(key);
    annotations.set(key, before ? { ...before, text: `${before.text}; ${one.text}` } : one);
  }
  return [...annotations.values()];
};
