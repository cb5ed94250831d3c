/** All that a figure needs of a chart of any kind: what is drawn, what is told at each place, and what the table has. */
import type { ChartContent, ChartPlan, LegendEntry } from '../chartPlan.ts';

export type ChartModel = {
  readonly plan: ChartPlan;
  /** What the cursor tells at each place of the plan. */
  readonly told: ChartContent;
  /** Everything, for the table and the file. */
  readonly content: ChartContent;
  readonly legend: readonly LegendEntry[];
  /** One sentence. */
  readonly summary: string;
};

/** Names of series that are not to be drawn. */
export type Hidden = ReadonlySet<string>;
