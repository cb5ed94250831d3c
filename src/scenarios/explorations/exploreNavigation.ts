/** Visits every path of the landing page’s testimonials, the mobile menu and the page’s scrolling. */
import type { Step } from '../script.ts';
import { button, isIn } from '../targets.ts';
import { exploration, send } from './words.ts';

type Sent = { readonly type: string };

const toggle = { type: 'menu.toggle' };
const end = { type: 'menu.close' };

const comesBack = { type: 'page.change', path: '/features', fromMobileMenu: false, top: 400 } as Sent;

const menu: readonly Step[] = [
  {
    caption:
      'The small screen’s menu opens and closes in 0.3 seconds, and turns round in the middle of both.',
  },
  { go: '/pricing' },
  send('mobileMenu', end, toggle, toggle, end, { type: 'page.change' }, toggle, end),
  send('mobileMenu', toggle, { type: 'escape.press' }, toggle, { type: 'link.choose' }, toggle, {
    type: 'page.change',
  }),
  isIn('mobileMenu', 'closed'),
  ...['menu.toggle', 'menu.close', 'escape.press', 'link.choose', 'page.change'].flatMap((type): Step[] => [
    send('mobileMenu', toggle),
    isIn('mobileMenu', 'open'),
    send('mobileMenu', { type }),
    isIn('mobileMenu', 'closed'),
  ]),
  send('pageScroll', { type: 'page.change', path: '/features', fromMobileMenu: true, top: null } as Sent),
  isIn('pageScroll', 'resting'),
  send('pageScroll', comesBack),
  isIn('pageScroll', 'returning'),
  send('pageScroll', { type: 'content.tall' }),
  isIn('pageScroll', 'resting'),
  send('pageScroll', comesBack, { type: 'reader.move' }),
  isIn('pageScroll', 'resting'),
  send('pageScroll', comesBack),
  { wait: 20_000 },
  isIn('pageScroll', 'resting'),
];

const plays = (index: number): Sent => ({ type: 'card.toggle', index }) as Sent;
const chooses = (index: number): Sent => ({ type: 'card.choose', index }) as Sent;

const testimonials: readonly Step[] = [
  { caption: 'Three testimonials take turns; one that is chosen or played stays.' },
  { go: '/' },
  { wait: 6_000 },
  send('testimonials', chooses(2)),
  send('testimonials', plays(2)),
  isIn('testimonials', 'rotation.resting, playback.playing'),
  send('testimonials', plays(0)),
  send('testimonials', chooses(1)),
  { click: button('Stop rotating') },
  isIn('testimonials', 'rotation.resting, playback.stopped'),
  { click: { role: 'button', name: 'Maya Okafor', part: true, nth: 1 } },
  { click: button('Play the story of Jonas Weber') },
  { click: button('Pause the story of Jonas Weber') },
  { click: button('Play the story of Priya Raman') },
  { wait: 30_000 },
  isIn('testimonials', 'rotation.resting, playback.stopped'),
  { click: button('Stop rotating') },
];

export const exploreNavigation = exploration({
  name: 'explore-navigation',
  title: 'Every way of moving about',
  about:
    'The customers’ testimonials that turn and play, the small screen’s menu, and where a page stands after a link.',
  seed: 905,
  steps: [...menu, ...testimonials],
});
