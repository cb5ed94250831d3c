/** Lists the scripts that together visit every state chart of the product. */
import { exploreAccounts, secondFactor, signInCode } from './explorations/exploreAccounts.ts';
import { exploreBilling } from './explorations/exploreBilling.ts';
import { exploreDashboards } from './explorations/exploreDashboards.ts';
import { exploreForms } from './explorations/exploreForms.ts';
import { exploreReports } from './explorations/exploreReports.ts';
import { exploreTools } from './explorations/exploreTools.ts';
import { broke, exploration, send } from './explorations/words.ts';
import type { Script, Step } from './script.ts';
import { button, isAt, isIn } from './targets.ts';

type ExploreBrokenServicesSent = { readonly type: string };

/** The event that XState sends when a child actor is done. */
const did = (child: string): ExploreBrokenServicesSent =>
  ({ type: `xstate.done.actor.${child}`, output: { error: null } }) as ExploreBrokenServicesSent;

const otto = {
  type: 'form.submit',
  firstName: 'Otto',
  lastName: 'Lang',
  email: 'otto@langwerk.example',
  company: 'Langwerk',
  password: 'acorn-17',
  confirmPassword: 'acorn-17',
  termsAccepted: true,
};

const letter = {
  type: 'form.submit',
  name: 'Nora Berg',
  email: 'nora@bergmedia.example',
  company: '',
  topic: 'sales',
  message: 'How many clients may I have on Pro?',
};

const ada = {
  type: 'form.submit',
  email: 'admin@agencylens.demo',
  password: 'demo1234',
  remember: true,
};

const visitor: readonly Step[] = [
  {
    caption:
      'Services that break in a visitor’s hands. Each form is there again, and says that something went wrong.',
  },
  { go: '/register' },
  send(
    'registration',
    { type: 'provider.choose', provider: 'google' } as ExploreBrokenServicesSent,
    broke('askProvider'),
  ),
  send('registration', otto, broke('signUp')),
  isIn('registration', 'editing'),
  { go: '/about' },
  send('contact', letter, broke('sendMessage')),
  isIn('contact', 'editing'),
  { click: button('Sign Out') },
  { go: '/login' },
  send(
    'login',
    { type: 'provider.choose', provider: 'google' } as ExploreBrokenServicesSent,
    broke('askProvider'),
  ),
  isIn('login', 'idle'),
  ...signInCode,
  send('login', ada, broke('signIn')),
];

const scenario = { id: 'none', name: 'Next year', etag: '"r1"' };

const calculator: readonly Step[] = [
  { caption: 'The calculator’s two ways of asking the backend.' },
  isAt('/dashboard'),
  { go: '/roi-calculator' },
  ...[
    [{ type: 'scenario.save', name: 'Next year', inputs: {} }, 'saveScenario'],
    [{ type: 'scenario.rename', scenario, name: 'Ten clients' }, 'renameScenario'],
  ].map(
    ([event, child]): Step =>
      send('roiScenarios', event as ExploreBrokenServicesSent, broke(child as string)),
  ),
  isIn('roiScenarios', 'idle'),
];

const integration = { id: 'none', name: 'Shopify', etag: '"r1"' };
const app = { id: 'quietbell', name: 'Quiet Bell', version: '1.9.0', scopes: [], hasSettings: true };

const agency: readonly Step[] = [
  { caption: 'Connections and apps.' },
  { go: '/integrations' },
  send(
    'reversibleChange',
    { type: 'change.ask', kind: 'disconnect', ...integration } as ExploreBrokenServicesSent,
    broke('make'),
  ),
  isIn('reversibleChange', 'refused'),
  { go: '/marketplace' },
  send(
    'installation',
    { type: 'app.choose', app } as ExploreBrokenServicesSent,
    { type: 'consent.allow', key: 'broken' } as ExploreBrokenServicesSent,
    { type: 'clients.choose', clientIds: null, key: 'broken' } as ExploreBrokenServicesSent,
    { type: 'settings.save', settings: {} } as ExploreBrokenServicesSent,
    broke('install'),
  ),
  isIn('installation', 'failed'),
  send(
    'installation',
    { type: 'action.retry' } as ExploreBrokenServicesSent,
    did('install'),
    broke('setUp'),
    broke('rollBack'),
  ),
  isIn('installation', 'leftBehind'),
  send('installation', { type: 'flow.close' }),
];

const everywhere: readonly Step[] = [
  { caption: 'What runs on every page.' },
  send('feed', broke('readFeed')),
  isIn('feed', 'linked.open'),
  send('auth', broke('watchSession')),
  isIn('auth', 'signedIn.settled'),
];

/** Visits the transitions after a bug in a called service, which no reply of the backend triggers. */
export const exploreBrokenServices = exploration({
  name: 'explore-broken-services',
  title: 'Services that break',
  about:
    'A bug in what a lifecycle has called is put in by the script, as no reply of the backend can: each lifecycle goes on.',
  seed: 906,
  // A sent change is not canceled: its reply comes although the lifecycle saw a bug.
  refusals: ['404 DELETE /api/integrations/none', '401 POST /api/auth/sign-in'],
  steps: [...visitor, ...calculator, ...agency, ...everywhere, ...secondFactor],
});

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

/** Visits every path of the landing page’s testimonials, the mobile menu and the page’s scrolling. */
const exploreNavigation = exploration({
  name: 'explore-navigation',
  title: 'Every way of moving about',
  about:
    'The customers’ testimonials that turn and play, the small screen’s menu, and where a page stands after a link.',
  seed: 905,
  steps: [...menu, ...testimonials],
});

export const explorationScripts: readonly Script[] = [
  exploreAccounts,
  exploreForms,
  exploreDashboards,
  exploreReports,
  exploreBilling,
  exploreTools,
  exploreNavigation,
  exploreBrokenServices,
];
