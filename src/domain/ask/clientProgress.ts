/** How a client stands against what was planned. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';

/** As its row in the portfolio has it. */
export type ClientProgress = {
  readonly goals: PortfolioClient['health']['inputs']['goals'];
  readonly budget: PortfolioClient['budget'];
  /** The last one that is over where the client is: all figures are up to there. */
  readonly lastDay: EpochDay;
};
