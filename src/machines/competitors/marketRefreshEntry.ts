/** Registers the marketRefresh machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { marketRefreshMachine } from './marketRefreshMachine.ts';

export const marketRefreshEntry = entry(marketRefreshMachine, {
  title: 'Refresh of a market',
  subject: 'competitors',
  about:
    'Reads the search positions of a client and its competitors out of turn, and rests before the next time.',
  events: [{ type: 'market.refresh', sourceId: 'demosearchvisibilitystackpilot' }],
});
