/** Visits the transitions after a bug in a called service, which no reply of the backend triggers. */
import type { Step } from '../script.ts';
import { button, isAt, isIn } from '../targets.ts';
import { exploration, send } from './words.ts';

type Sent = { readonly type: string };

/** The event that XState sends when a child actor has thrown. */
const broke = (child: string): Sent => ({ type: `xstate.error.actor.${child}` });

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
  send('registration', { type: 'provider.choose', provider: 'google' } as Sent, broke('askProvider')),
  send('registration', otto, broke('signUp')),
  isIn('registration', 'editing'),
  { go: '/about' },
  send('contact', letter, broke('sendMessage')),
  isIn('contact', 'editing'),
  { click: button('Sign Out') },
  { go: '/login' },
  send('login', { type: 'provider.choose', provider: 'google' } as Sent, broke('askProvider')),
  isIn('login', 'idle'),
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
  ].map(([event, child]): Step => send('roiScenarios', event as Sent, broke(child as string))),
  isIn('roiScenarios', 'idle'),
];

const integration = { id: 'none', name: 'Shopify', etag: '"r1"' };
const app = { id: 'quietbell', name: 'Quiet Bell', scopes: [] };

const agency: readonly Step[] = [
  { caption: 'Connections and apps.' },
  { go: '/integrations' },
  send('reversibleChange', { type: 'change.ask', kind: 'disconnect', ...integration } as Sent, broke('make')),
  isIn('reversibleChange', 'refused'),
  { go: '/marketplace' },
  send(
    'installation',
    { type: 'app.choose', app } as Sent,
    { type: 'consent.allow', key: 'broken' } as Sent,
    broke('install'),
  ),
  isIn('installation', 'failed'),
  send('installation', { type: 'flow.close' }),
];

const everywhere: readonly Step[] = [
  { caption: 'What runs on every page.' },
  send('feed', broke('readFeed')),
  isIn('feed', 'linked.open'),
  send('auth', broke('watchSession')),
  isIn('auth', 'signedIn.settled'),
];

export const exploreBrokenServices = exploration({
  name: 'explore-broken-services',
  title: 'Services that break',
  about:
    'A bug in what a lifecycle has called is put in by the script, as no reply of the backend can: each lifecycle goes on.',
  seed: 906,
  // A sent change is not canceled: its reply comes although the lifecycle saw a bug.
  refusals: ['404 DELETE /api/integrations/none'],
  steps: [...visitor, ...calculator, ...agency, ...everywhere],
});
