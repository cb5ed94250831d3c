/** What a menu of a chart knows of the chart that it stands in. */
import { createContext, type ReactNode } from 'react';

export type ChartHandle = {
  readonly title: string;
  /** Its name in the fragment of an address, the same as long as its title is. */
  readonly anchor: string;
  /** The same chart, or table, once more, so many pixels high. */
  readonly drawn: (height: number) => ReactNode;
};

export const ChartContext = createContext<ChartHandle | null>(null);
