/** Restores the scroll position after a change of route: at the top, or where its reader left the page (ruling D33). */
import { assign, setup } from 'xstate';
import { timings } from '#domain/timings.ts';
import { missingAction, missingCallback } from '../missingImplementation.ts';

export type PageScrollContext = {
  readonly path: string;
  /** Pixels from the top where the reader left this page; null for a page that begins at its top. */
  readonly top: number | null;
};

export type PageScrollEvent =
  | {
      type: 'page.change';
      path: string;
      fromMobileMenu: boolean;
      top: number | null;
    }
  | { type: 'content.tall' }
  | { type: 'reader.move' };

export type PageHeightInput = { readonly top: number | null };

type Place = { readonly top: number | null };

export const pageScrollMachine = setup({
  types: {
    context: {} as PageScrollContext,
    events: {} as PageScrollEvent,
    input: {} as { readonly path: string },
  },
  actors: { watchHeight: missingCallback<PageScrollEvent, PageHeightInput>('watchHeight') },
  actions: {
    takePage: assign((_, { path, top }: PageScrollContext) => ({ path, top })),
    scrollToTop: missingAction('scrollToTop'),
    scrollToPlace: (_, __: Place) => missingAction('scrollToPlace')(),
  },
  guards: {
    isMenuLinkElsewhere: ({ context }, { path, fromMobileMenu }: { path: string; fromMobileMenu: boolean }) =>
      fromMobileMenu && path !== context.path,
    isReturn: (_, { top }: Place) => top !== null,
  },
  delays: { mobileMenuScroll: timings.mobileMenuScroll, scrollReturn: timings.scrollReturn },
}).createMachine({
  id: 'pageScroll',
  description:
    'Brings the page to its top after every change of route; after back, forward and reload, to where its reader left it.',
  context: ({ input: { path } }) => ({ path, top: null }),
  initial: 'resting',
  on: {
    'page.change': [
      {
        guard: { type: 'isReturn', params: ({ event }) => event },
        target: '.returning',
        actions: { type: 'takePage', params: ({ event }) => event },
      },
      {
        guard: { type: 'isMenuLinkElsewhere', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'takePage', params: ({ event }) => event },
      },
      {
        target: '.resting',
        actions: [{ type: 'takePage', params: ({ event }) => event }, 'scrollToTop'],
      },
    ],
  },
  states: {
    resting: { description: 'The page stands where it is.' },
    waiting: {
      description:
        'A link of the mobile menu led to another page: the menu has 50 ms to give scrolling back first.',
      after: { mobileMenuScroll: { target: 'resting', actions: 'scrollToTop' } },
    },
    returning: {
      description:
        'The reader is back on a page. It stands where it was left once its content reaches that far, unless the reader moves first.',
      entry: { type: 'scrollToPlace', params: ({ context }) => context },
      invoke: {
        id: 'watchHeight',
        src: 'watchHeight',
        input: ({ context }) => ({ top: context.top }),
        onError: 'resting',
      },
      after: { scrollReturn: 'resting' },
      on: {
        'content.tall': {
          target: 'resting',
          actions: { type: 'scrollToPlace', params: ({ context }) => context },
        },
        'reader.move': 'resting',
      },
    },
  },
});
