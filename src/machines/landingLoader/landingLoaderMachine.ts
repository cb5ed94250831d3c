/** Shows a loading state of the landing page, then the page. */
import { setup } from 'xstate';
import { timings } from '#domain/timings.ts';

export const landingLoaderMachine = setup({
  types: { tags: {} as 'busy' },
  delays: { landingLoader: timings.landingLoader },
}).createMachine({
  id: 'landingLoader',
  description: 'The first moment of the landing page.',
  initial: 'loading',
  states: {
    loading: {
      description: 'The page says that it loads, for 100 ms; its content is already there, below.',
      tags: 'busy',
      after: { landingLoader: 'shown' },
    },
    shown: {
      description: 'The landing page itself is seen, until it is left.',
    },
  },
});
