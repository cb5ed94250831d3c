/** Defines the input of the G2 specification and its parts. */
import type { ChartPlan } from '../chartPlan.ts';
import type { ChartLook } from './chartLook.ts';
import type { Frame } from './frame.ts';

export type Part = Readonly<Record<string, unknown>>;

export type Drawn = { readonly plan: ChartPlan; readonly frame: Frame; readonly look: ChartLook };
