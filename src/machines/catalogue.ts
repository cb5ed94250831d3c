/** Every machine of the product with what the Lab needs to show it: words, an example to start it with, and an example of each event it takes. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import type { RegistrationInput, SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { askEntry } from './ask/askEntry.ts';
import { authMachine } from './auth/authMachine.ts';
import { backendMachine } from './backend/backendMachine.ts';
import { billingMachine } from './billing/billingMachine.ts';
import { type CatalogueEntry, entry } from './catalogueEntry.ts';
import { chatEntry } from './chat/chatEntry.ts';
import { checkoutMachine } from './checkout/checkoutMachine.ts';
import { contactEntry } from './contact/contactEntry.ts';
import { feedMachine } from './feed/feedMachine.ts';
import { integrationChangesEntry } from './integrations/integrationChangesEntry.ts';
import { integrationConnectEntry } from './integrations/integrationConnectEntry.ts';
import { landingLoaderMachine } from './landingLoader/landingLoaderMachine.ts';
import { loginMachine } from './login/loginMachine.ts';
import { installationEntry } from './marketplace/installationEntry.ts';
import { mobileMenuMachine } from './mobileMenu/mobileMenuMachine.ts';
import { monitorEntry } from './monitor/monitorEntry.ts';
import { pageScrollMachine } from './pageScroll/pageScrollMachine.ts';
import { protectedRouteMachine } from './protectedRoute/protectedRouteMachine.ts';
import { recordEditorMachine } from './records/recordEditorMachine.ts';
import { reversibleChangeMachine } from './records/reversibleChangeMachine.ts';
import { registrationMachine } from './registration/registrationMachine.ts';
import { roiScenariosEntry } from './roiScenarios/roiScenariosEntry.ts';
import { subscriptionMachine } from './subscription/subscriptionMachine.ts';
import { testimonialsMachine } from './testimonials/testimonialsMachine.ts';

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

const landingLoader = entry(landingLoaderMachine, {
  title: 'Landing loader',
  subject: 'landing',
  about: 'Says for a tenth of a second that the product loads, then shows the landing page.',
  events: [],
});

const testimonials = entry(testimonialsMachine, {
  title: 'Testimonials',
  subject: 'landing',
  about: 'Brings one story after the other to the front, and plays one at a time.',
  input: { captions: [2, 2, 2] },
  events: [
    { type: 'card.toggle', index: 0 },
    { type: 'card.toggle', index: 1 },
    { type: 'card.choose', index: 2 },
    { type: 'hold.begin', hold: 'pointer' },
    { type: 'hold.end', hold: 'pointer' },
  ],
});

const acme = { name: 'Acme', domain: 'acme.example', industry: 'Retail' };

const recordEditor = entry(recordEditorMachine, {
  title: 'Form over a record',
  subject: 'records',
  about: 'Saves a client, a competitor or the brand, and shows both versions when someone else was faster.',
  events: [
    { type: 'form.submit', fields: acme, etag: '"r1"' },
    { type: 'form.edit' },
    { type: 'conflict.keepMine' },
    { type: 'conflict.takeTheirs' },
  ],
});

const reversibleChange = entry(reversibleChangeMachine, {
  title: 'Change with a way back',
  subject: 'records',
  about: 'Archives, removes or restores something of a list at once, tells it, and takes it back when asked.',
  events: [
    { type: 'change.ask', kind: 'archive', id: 'acme', name: 'Acme', etag: '"r1"' },
    { type: 'change.undo' },
    { type: 'notice.dismiss' },
  ],
});

/** In the order in which the Lab lists them. */
export const catalogue: readonly CatalogueEntry[] = [
  auth,
  login,
  registration,
  protectedRoute,
  subscription,
  recordEditor,
  reversibleChange,
  checkout,
  billing,
  mobileMenu,
  pageScroll,
  contactEntry,
  roiScenariosEntry,
  integrationConnectEntry,
  integrationChangesEntry,
  installationEntry,
  chatEntry,
  feed,
  monitorEntry,
  askEntry,
  backend,
  landingLoader,
  testimonials,
];
