/** Computes the incomplete edges of a reply's steps for a chart. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { cutSteps } from '#domain/metrics/cutSteps.ts';
import type { StepEdges } from '../../charts/chartProps.ts';

type Steps = Pick<MetricReply, 'range' | 'interval'> & {
  readonly series?: readonly { readonly open: boolean }[];
};

export const stepEdges = ({ range, interval, series = [] }: Steps): StepEdges => {
  const [from, to] = [epochDayOf(range.from), epochDayOf(range.to)];
  const cut = from === null || to === null ? null : cutSteps({ from, to }, interval);
  return {
    firstIsCut: cut?.first ?? false,
    lastIsCut: cut?.last ?? false,
    lastIsOpen: series.at(-1)?.open ?? false,
  };
};
