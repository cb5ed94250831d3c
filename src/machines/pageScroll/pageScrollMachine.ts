/** Where the page stands after a change of route: at its top (spec 2). */
import { assign, setup } from 'xstate';
import { timings } from '#domain/timings.ts';
import { missingAction } from '../notProvided.ts';

export type PageScrollContext = { readonly path: string };

export type PageScrollEvent = {
  type: 'page.change';
  /** Of the new page, without its query. */
  path: string;
  /** Whether a link of the mobile menu led there. */
  fromMobileMenu: boolean;
};

export const pageScrollMachine = setup({
  types: {
    context: {} as PageScrollContext,
    events: {} as PageScrollEvent,
    input: {} as PageScrollContext,
  },
  actions: {
    takePath: assign((_, { path }: { path: string }) => ({ path })),
    scrollToTop: missingAction('scrollToTop'),
  },
  guards: {
    isMenuLinkElsewhere: ({ context }, { path, fromMobileMenu }: PageScrollEvent) =>
      fromMobileMenu && path !== context.path,
  },
  delays: { mobileMenuScroll: timings.mobileMenuScroll },
}).createMachine({
  id: 'pageScroll',
  description: 'Brings the page to its top after every change of route, back and forward too.',
  context: ({ input }) => input,
  initial: 'resting',
  on: {
    'page.change': [
      {
        guard: { type: 'isMenuLinkElsewhere', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'takePath', params: ({ event }) => event },
      },
      {
        target: '.resting',
        actions: [{ type: 'takePath', params: ({ event }) => event }, 'scrollToTop'],
      },
    ],
  },
  states: {
    resting: { description: 'The page stands where it is.' },
    waiting: {
      description:
        'A link of the mobile menu led to a different page: 50 ms let the menu give the page’s scrolling back first.',
      after: { mobileMenuScroll: { target: 'resting', actions: 'scrollToTop' } },
    },
  },
});
