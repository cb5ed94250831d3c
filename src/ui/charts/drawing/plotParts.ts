/** What is drawn by the chart library, and a part of what it is told. */
import type { ChartPlan } from '../chartPlan.ts';
import type { ChartLook } from './chartLook.ts';
import type { Frame } from './frame.ts';

/** A part of G2's specification; its own types allow anything here too. */
export type Part = Readonly<Record<string, unknown>>;

export type Drawn = { readonly plan: ChartPlan; readonly frame: Frame; readonly look: ChartLook };
