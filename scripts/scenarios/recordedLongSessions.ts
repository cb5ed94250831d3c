/** Defines long recording sessions: a smaller plan and the next month, a new agency, other people, other themes. */
import type { Session } from './recordingHand.ts';

const smaller: Session = {
  title: 'A smaller plan, what stays with it, and the month after it has come',
  act: async ({ signIn, open, press, write, happen }) => {
    await signIn('Admin');
    await open('/billing');
    await press('button', 'Preview Starter');
    await press('button', 'Schedule the change');
    await press('button', 'Keep list');
    await press('checkbox', /^Stackpilot/, 'Clients');
    await press('checkbox', /^Bosco Lodge/, 'Clients');
    await press('button', 'Save keep list');
    await happen('The computer sleeps', { Hours: '768' });
    await signIn('Admin');
    await open('/clients');
    await press('button', 'More for Bosco Lodge');
    await press('menuitem', 'Archive');
    await press('button', 'Add client');
    await write('Name', 'Hollow & Pine');
    await write('Domain', 'hollowpine.example');
    await write('Industry', 'Furniture');
    await press('button', 'Add client', 'Add a client');
    await happen('The computer sleeps', { Hours: '744' });
    await signIn('Admin');
    await open('/billing');
    await press('link', 'Invoices', 'Billing');
  },
};

const agency: Session = {
  title: 'A new agency goes through its first steps',
  act: async ({ open, press, write, wait, strike }) => {
    await open('/register');
    await write('First name', 'Otto');
    await write('Last name', 'Lang');
    await write('Email', 'otto@langwerk.example');
    await write('Company name', 'Langwerk');
    await write('Password', 'acorn-17-b');
    await write('Confirm password', 'acorn-17-b');
    await press('checkbox', 'I accept the terms');
    await press('button', 'Create account');
    await wait(3);
    await press('button', 'Open sample client');
    await strike('Escape');
    await press('button', 'Start free trial');
    await press('link', 'Go to Clients');
    await press('button', 'Add client');
    await write('Name', 'Dune Outdoor');
    await write('Domain', 'duneoutdoor.example');
    await write('Industry', 'E-commerce');
    await press('button', 'Add client', 'Add a client');
    await press('link', 'Dashboard', 'Main');
  },
};

const market: Session = {
  title: 'A competitor is watched and a shop connected, disconnected and brought back',
  act: async ({ signIn, open, press, write }) => {
    await signIn('Admin');
    await open('/competitor-analysis?client=stackpilot');
    await press('button', 'Add competitor');
    await write('Domain', 'rival.example');
    await press('button', 'Add competitor', 'A competitor of Stackpilot');
    await press('button', 'Remove rival.example');
    await press('button', 'Undo');
    await open('/integrations?category=commerce');
    await press('button', 'Connect Shopify');
    await press('button', 'Allow');
    await press('radio', 'Fjord & Foam demo shop');
    await press('button', 'Use this account');
    await press('radio', 'Stackpilot');
    await press('button', 'Connect');
    await press('button', 'Done');
    await press('button', /^Disconnect Shopify, Fjord/);
    await press('button', 'Undo');
  },
};

const looks: Session = {
  title: 'The theme is changed, pages are gone back and forward, and somebody else signs in on a tablet',
  act: async ({ screen, signIn, open, press, write, back, forward }) => {
    await screen('Tablet, 820');
    await signIn('Manager');
    await press('button', 'Theme: as the system');
    await press('button', 'Theme: light');
    await open('/roi-calculator');
    await write('Clients', '40');
    await write('Save these inputs as', 'Forty');
    await press('button', 'Save scenario');
    await open('/marketplace');
    await open('/pricing');
    await back();
    await back();
    await forward();
    await press('button', 'Open menu');
    await press('button', 'Sign Out');
    await signIn('Admin');
    await open('/dashboard?tab=history');
  },
};

const words: Session = {
  title: 'A message is written to the product, a budget changed, and a profile edited',
  act: async ({ signIn, open, press, write }) => {
    await open('/about');
    await press('button', 'Send message');
    await write('Name', 'Nora Berg');
    await write('Email', 'nora@bergmedia.example');
    await press('radio', 'Plans and prices');
    await write('Message', 'Does Pro fit twelve clients?');
    await press('button', 'Send message');
    await signIn('Manager');
    await press('tab', 'Workspace');
    await press('button', 'Edit your profile');
    await write('First name', 'Max');
    await press('button', 'Save profile');
    await open('/dashboard?client=fjordandfoam');
    await press('button', /^Budget of /);
    await write('Budget of a day', '120');
    await press('button', 'Save budget');
    await press('button', 'Undo');
  },
};

export const recordedLongSessions: readonly Session[] = [smaller, agency, market, looks, words];
