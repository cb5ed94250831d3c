/** Defines a client's progress against its goals and budget. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';

export type ClientProgress = {
  readonly goals: PortfolioClient['health']['inputs']['goals'];
  readonly budget: PortfolioClient['budget'];
  /** The last complete day in the client's zone: all metrics end there. */
  readonly lastDay: EpochDay;
};
