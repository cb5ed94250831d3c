/** Defines the model of any chart: plan, cursor content, table content, summary and legend. */
import type { ChartContent, ChartPlan, LegendEntry } from '../chartPlan.ts';

export type ChartModel = {
  readonly plan: ChartPlan;
  readonly told: ChartContent;
  readonly content: ChartContent;
  readonly legend: readonly LegendEntry[];
  readonly summary: string;
};

export type Hidden = ReadonlySet<string>;
