/** Provides the enclosing chart to its menu. */
import { createContext, type ReactNode } from 'react';

export type ChartHandle = {
  readonly title: string;
  readonly anchor: string;
  readonly drawn: (height: number) => ReactNode;
};

export const ChartContext = createContext<ChartHandle | null>(null);
