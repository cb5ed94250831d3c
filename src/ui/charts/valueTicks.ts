/** Computes few, round tick values of a vertical axis that cover the data. */
import type { ChartUnit } from './chartUnit.ts';

const roundSteps = [1, 2, 2.5, 5, 10];

export type ValueScale = { readonly low: number; readonly high: number; readonly ticks: readonly number[] };

const smallestStep = ({ kind }: ChartUnit): number => {
  if (kind === 'count') return 1;
  return kind === 'money' ? 1 : 0;
};

const stepFor = (size: number, steps: number, unit: ChartUnit): number => {
  const rough = Math.max(size / steps, smallestStep(unit));
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = roundSteps.find((one) => one * power >= rough * 0.999_999) ?? 10;
  const step = factor * power;
  return unit.kind === 'count' ? Math.ceil(step) : step;
};

/** Adding steps leaves values like 0.30000000000000004. */
const cleaned = (value: number): number => Number(value.toPrecision(12));

/** From zero, or from the lowest negative value, in about `steps` steps. */
export const valueScale = (values: readonly (number | null)[], unit: ChartUnit, steps = 4): ValueScale => {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const size = most - least;
  const step = size === 0 ? (unit.kind === 'money' ? 100 : 1) : stepFor(size, steps, unit);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => cleaned((first + index) * step));
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
};
