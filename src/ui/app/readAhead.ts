/** Asks for what a page will show before the page is there to ask. */
import type { PageRoute } from './pageRoute.ts';
import { replyQuery } from './replyQuery.ts';
import type { AppServices } from './services.ts';

export const readAhead = (
  { serverState, api }: Pick<AppServices, 'serverState' | 'api'>,
  { reads = [] }: PageRoute,
): void => {
  for (const [name, query] of reads) void serverState.prefetchQuery(replyQuery(api, name, query));
};
