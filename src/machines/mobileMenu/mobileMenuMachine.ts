/** Runs the navigation menu of small screens: open or closed, with its animation. */
import { setup } from 'xstate';
import { timings } from '#domain/timings.ts';

export type MobileMenuEvent =
  | { type: 'menu.toggle' }
  | { type: 'menu.close' }
  | { type: 'escape.press' }
  | { type: 'link.choose' }
  | { type: 'page.change' };

const whatCloses = {
  'menu.toggle': 'closing',
  'menu.close': 'closing',
  'escape.press': 'closing',
  'link.choose': 'closing',
  'page.change': 'closing',
} as const;

const closedAnyway = { 'menu.close': {}, 'page.change': {} } as const;

export const mobileMenuMachine = setup({
  types: {
    events: {} as MobileMenuEvent,
    tags: {} as 'locked' | 'shown',
  },
  delays: { mobileMenuAnimation: timings.mobileMenuAnimation },
}).createMachine({
  id: 'mobileMenu',
  description: 'The navigation menu of small screens.',
  initial: 'closed',
  states: {
    closed: {
      description: 'The menu is out of sight and the page scrolls.',
      on: { ...closedAnyway, 'menu.toggle': 'opening' },
    },
    opening: {
      description: 'Slides in for 0.3 s; the page behind does not scroll any more.',
      tags: ['locked', 'shown'],
      after: { mobileMenuAnimation: 'open' },
      on: whatCloses,
    },
    open: {
      description:
        'Covers the page, which does not scroll. Its button, a link, Escape or another page closes it.',
      tags: ['locked', 'shown'],
      on: whatCloses,
    },
    closing: {
      description: 'Slides out for 0.3 s; the page scrolls again at once.',
      tags: 'shown',
      after: { mobileMenuAnimation: 'closed' },
      on: { ...closedAnyway, 'menu.toggle': 'opening' },
    },
  },
});
