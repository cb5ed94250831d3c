/** Every machine of the product with what the Lab needs to show it: words, an example to start it with, and an example of each event it takes. */
import type { AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import type { RegistrationInput, SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { authMachine } from './auth/authMachine.ts';
import { backendMachine } from './backend/backendMachine.ts';
import { billingMachine } from './billing/billingMachine.ts';
import { checkoutMachine } from './checkout/checkoutMachine.ts';
import { feedMachine } from './feed/feedMachine.ts';
import { loginMachine } from './login/loginMachine.ts';
import { mobileMenuMachine } from './mobileMenu/mobileMenuMachine.ts';
import { pageScrollMachine } from './pageScroll/pageScrollMachine.ts';
import { protectedRouteMachine } from './protectedRoute/protectedRouteMachine.ts';
import { registrationMachine } from './registration/registrationMachine.ts';
import { subscriptionMachine } from './subscription/subscriptionMachine.ts';

export type CatalogueEntry = {
  /** The machine's own id. */
  readonly id: string;
  readonly title: string;
  /** The subject word that all rooms share. */
  readonly subject: string;
  /** One sentence for people. */
  readonly about: string;
  readonly machine: AnyStateMachine;
  /** To start it with; `undefined` for none. */
  readonly input: unknown;
  /** At least one of each type. */
  readonly events: readonly { readonly type: string }[];
};

type Told<Machine extends AnyStateMachine> = Omit<CatalogueEntry, 'id' | 'machine' | 'input' | 'events'> & {
  readonly input?: InputFrom<Machine>;
  readonly events: readonly EventFrom<Machine>[];
};

const entry = <Machine extends AnyStateMachine>(machine: Machine, told: Told<Machine>): CatalogueEntry => ({
  id: machine.id,
  machine,
  input: undefined,
  ...told,
});

const credentials = { email: demoAccounts.admin.email, password: demoPassword };

const account: SignUpInput = {
  firstName: 'Nora',
  lastName: 'Brandt',
  email: 'nora@brightside.example',
  company: 'Brightside',
  password: 'moonlight',
};

const newcomer: RegistrationInput = { ...account, confirmPassword: account.password, termsAccepted: true };

const auth = entry(authMachine, {
  title: 'Who is signed in',
  subject: 'auth',
  about: 'Finds out on load who is signed in, and follows sign-up, sign-in and sign-out, in other tabs too.',
  events: [
    { type: 'account.signIn', ...credentials, remember: true },
    { type: 'account.signUp', account },
    { type: 'account.signOut' },
    { type: 'profile.update', changes: { first_name: 'Ada' } },
    { type: 'session.rejected' },
    { type: 'session.changed', stored: true },
    { type: 'session.changed', stored: false },
    { type: 'session.retry' },
  ],
});

const login = entry(loginMachine, {
  title: 'Sign-in page',
  subject: 'auth',
  about: 'Takes email and password, checks that both are there, sends them and shows the answer.',
  events: [
    { type: 'form.submit', ...credentials, remember: true },
    { type: 'form.submit', email: '', password: '', remember: true },
    { type: 'form.edit' },
    { type: 'provider.choose', provider: 'google' },
    { type: 'demo.choose', account: 'manager' },
  ],
});

const registration = entry(registrationMachine, {
  title: 'Sign-up page',
  subject: 'auth',
  about:
    'Takes a new account’s details, sends them, and moves on to the dashboard two seconds after success.',
  events: [
    { type: 'form.submit', ...newcomer },
    { type: 'form.submit', ...newcomer, confirmPassword: 'moonshine' },
    { type: 'form.edit' },
    { type: 'provider.choose', provider: 'github' },
    { type: 'dashboard.open' },
  ],
});

const protectedRoute = entry(protectedRouteMachine, {
  title: 'Protected page',
  subject: 'access',
  about: 'Decides whether a page may be shown to whoever is there: yes, not to this role, or sign in first.',
  input: { page: 'billing', returnTo: '/billing', auth: { state: 'checking' } },
  events: [
    { type: 'auth.change', auth: { state: 'checking' } },
    { type: 'auth.change', auth: { state: 'unanswered' } },
    { type: 'auth.change', auth: { state: 'signedOut' } },
    { type: 'auth.change', auth: { state: 'signedIn', role: 'user' } },
    { type: 'auth.change', auth: { state: 'signedIn', role: 'manager' } },
    { type: 'page.change', page: 'dashboard', returnTo: '/dashboard' },
  ],
});

const subscription = entry(subscriptionMachine, {
  title: 'Subscription',
  subject: 'subscription',
  about:
    'Loads plan, limits and features of the signed-in person’s workspace, again whenever the person changes.',
  events: [
    { type: 'user.change', userId: 'acc_admin' },
    { type: 'user.change', userId: null },
    { type: 'subscription.reload' },
  ],
});

const checkout = entry(checkoutMachine, {
  title: 'Checkout',
  subject: 'checkout',
  about: 'Loads the payment provider, takes an order, processes it for two seconds and shows the receipt.',
  input: { order: { plan: 'pro', cycle: 'monthly' } },
  events: [
    { type: 'order.choose', order: { plan: 'starter', cycle: 'yearly' } },
    { type: 'form.submit' },
    { type: 'form.edit' },
    { type: 'provider.retry' },
    { type: 'receipt.close' },
    { type: 'account.create' },
  ],
});

const billing = entry(billingMachine, {
  title: 'Billing page',
  subject: 'subscription',
  about: 'Previews a change of plan before it is made, and asks before the subscription is canceled.',
  events: [
    { type: 'plan.choose', choice: { plan: 'enterprise', cycle: 'monthly' } },
    { type: 'change.confirm' },
    { type: 'cancellation.ask' },
    { type: 'cancellation.confirm' },
    { type: 'question.dismiss' },
    { type: 'subscription.resume' },
  ],
});

const mobileMenu = entry(mobileMenuMachine, {
  title: 'Mobile menu',
  subject: 'navigation',
  about: 'Opens and closes the navigation of small screens, with its animation.',
  events: [
    { type: 'menu.toggle' },
    { type: 'menu.close' },
    { type: 'escape.press' },
    { type: 'link.choose' },
    { type: 'page.change' },
  ],
});

const pageScroll = entry(pageScrollMachine, {
  title: 'Page scroll',
  subject: 'navigation',
  about: 'Brings the page to its top after every change of route.',
  input: { path: '/' },
  events: [
    { type: 'page.change', path: '/pricing', fromMobileMenu: false },
    { type: 'page.change', path: '/features', fromMobileMenu: true },
  ],
});

const arrived: EventItem = {
  position: 120,
  id: '019aa6b0-0000-7000-8000-000000000078',
  stream: 'account-nora',
  revision: 0,
  type: 'AccountRegistered',
  schema_version: 1,
  occurred_at: '2026-01-01T09:00:00.000Z',
  recorded_at: '2026-01-01T09:00:00.000Z',
  actor: { kind: 'visitor', id: 'visitor', name: null },
  command_id: 'cmd-1',
  correlation_id: '0af7651916cd43dd8448eb211c80319c',
  causation_id: null,
  tags: [],
  data: {},
  previous_hash: '',
  hash: '',
};

const feed = entry(feedMachine, {
  title: 'Live feed',
  subject: 'activity',
  about: 'Keeps a connection to the event log open and resumes it where it stopped.',
  events: [
    { type: 'feed.start', after: '119' },
    { type: 'feed.stop' },
    { type: 'feed.opened' },
    { type: 'feed.received', events: [arrived], lastId: '120' },
    { type: 'feed.received', events: [], lastId: null },
    { type: 'feed.ended' },
    { type: 'feed.failed', error: null },
    { type: 'feed.refused' },
  ],
});

const backend = entry(backendMachine, {
  title: 'Demo backend',
  subject: 'backend',
  about:
    'Starts the backend that runs beside the page, after the first paint, and holds calls back until then.',
  events: [{ type: 'page.painted' }, { type: 'backend.retry' }],
});

/** In the order in which the Lab lists them. */
export const catalogue: readonly CatalogueEntry[] = [
  auth,
  login,
  registration,
  protectedRoute,
  subscription,
  checkout,
  billing,
  mobileMenu,
  pageScroll,
  feed,
  backend,
];
