/** Memoizes the frame of a chart. */
import { useMemo } from 'react';
import type { ChartPlan } from '../chartPlan.ts';
import { type Frame, frameOf } from '../drawing/frame.ts';

export const useFrame = (plan: ChartPlan, width: number, height: number): Frame =>
  useMemo(() => frameOf(plan, { width, height }), [plan, width, height]);
