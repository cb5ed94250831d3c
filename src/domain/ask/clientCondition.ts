/** Defines a status of clients that a question can name. */
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';

type Verb = readonly [one: string, many: string];

export type ClientCondition = {
  readonly phrases: readonly string[];
  readonly has: (client: PortfolioClient) => boolean;
  /** Clients for which the opposite holds; default: all others. */
  readonly lacks?: (client: PortfolioClient) => boolean;
  readonly verb: Verb;
  readonly denial: Verb;
  readonly tell?: (client: PortfolioClient) => string;
  readonly tellCalm?: (client: PortfolioClient) => string;
  readonly isLack?: true;
  /** Clients that the status can be true of, as those with a goal, and the words for others; default: all. */
  readonly only?: {
    readonly of: (client: PortfolioClient) => boolean;
    readonly has: string;
    readonly lack: Verb;
  };
};
