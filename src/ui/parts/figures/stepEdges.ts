/** What a chart has to know of the first and the last step of a reply. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { cutSteps } from '#domain/metrics/cutSteps.ts';
import type { StepEdges } from '../../charts/chartProps.ts';

type Steps = Pick<MetricReply, 'range' | 'interval'> & {
  readonly series?: readonly { readonly open: boolean }[];
};

/** Whether its range cuts them off, and whether the last one is still going on. */
export const stepEdges = ({ range, interval, series = [] }: Steps): StepEdges => {
  const [from, to] = [epochDayOf(range.from), epochDayOf(range.to)];
  const cut = from === null || to === null ? null : cutSteps({ from, to }, interval);
  return {
    firstIsCut: cut?.first ?? false,
    lastIsCut: cut?.last ?? false,
    lastIsOpen: series.at(-1)?.open ?? false,
  };
};
