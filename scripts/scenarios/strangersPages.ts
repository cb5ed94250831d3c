/** Sessions through the signed-in pages, as somebody may record them who tries all there is: dates, menus, tables, forms, questions. */
import type { Session } from './recordingHand.ts';

const view: Session = {
  title: 'The view is set by typed days, a comparison and keys',
  act: async ({ signIn, open, press, write, strike }) => {
    await signIn('Manager');
    await open('/dashboard?client=fjordandfoam');
    await press('button', /^Range: /);
    await write('From', '2025-12-01');
    await write('To', '2025-12-14');
    await press('button', 'Apply');
    await press('button', /^Compare: /);
    await press('switch', 'Match weekdays');
    await press('radio', 'Same time last year');
    await strike('Escape', 't');
    await press('button', /^Range: /);
    await press('button', 'Last 90 days');
  },
};

const board: Session = {
  title: 'A dashboard is named and shown to its client, and laid out anew by buttons and keys',
  act: async ({ signIn, open, press, write, strike }) => {
    await signIn('Admin');
    await open('/dashboard?tab=dashboards&board=shopdashboard');
    await press('button', 'Settings');
    await write('Name', 'The shop');
    await press('switch', 'Visible to client');
    await press('button', 'Save settings');
    await press('button', 'Edit layout');
    await press('button', 'Set up Funnel');
    await write('Title', 'From ad to order');
    await press('button', 'Done');
    await press('button', 'Remove Orders');
    await strike('Control+z', 'Control+Shift+z', 'Control+s');
  },
};

const asked: Session = {
  title: 'The AI is asked, by a ready question and by one’s own',
  act: async ({ signIn, press, write, strike }) => {
    await signIn('Manager');
    await press('link', 'Ask AI', 'Main');
    await press('button', 'Top 5 campaigns by ROAS in the last 30 days');
    await write('Your question', 'How much did Fjord & Foam spend last month?');
    await strike('Enter');
    await press('button', 'Which channel has the highest spend of Fjord & Foam?');
  },
};

const people: Session = {
  title: 'Somebody is invited, and another one gets a role and loses it again',
  act: async ({ signIn, open, press, write, choose }) => {
    await signIn('Admin');
    await press('link', 'Billing', 'Main');
    await press('link', 'Team', 'Billing');
    await press('button', 'Invite somebody');
    await write('Email', 'kim@northlight.example');
    await press('radio', 'Admin');
    await press('button', 'Send invitation');
    await choose('Role of Marcus Chen', 'Admin');
    await press('button', 'Undo');
    await open('/billing');
    await press('link', 'Invoices', 'Billing');
  },
};

const plan: Session = {
  title: 'The plan is made smaller from the next month on, cancelled and resumed',
  act: async ({ signIn, open, press }) => {
    await signIn('Admin');
    await open('/billing');
    await press('radio', 'Yearly');
    await press('button', 'Preview Pro');
    await press('button', 'Leave it as it is');
    await press('button', 'Cancel the subscription');
    await press('button', /^Cancel on /);
    await press('button', 'Resume the subscription');
  },
};

const alerts: Session = {
  title: 'A rule for alerts is written and taken back, and an alert acknowledged',
  act: async ({ signIn, open, press, choose, write, strike }) => {
    await signIn('Manager');
    await open('/dashboard?tab=alerts');
    await press('button', 'New rule');
    await choose('Clients', 'Stackpilot');
    await strike('Escape');
    await choose('Figure', 'Sessions');
    await write('Threshold', '1200');
    await press('button', 'Save rule');
    await press('button', 'Undo');
    await press('button', 'Acknowledge Sessions of Stackpilot');
  },
};

const file: Session = {
  title: 'A client’s file: a menu, an annotation, a goal, a campaign paused, and a table sorted',
  act: async ({ signIn, open, press, write, sort }) => {
    await signIn('Manager');
    await open('/clients');
    await press('button', 'More for Stackpilot');
    await press('menuitem', 'Pause');
    await press('button', 'Undo');
    await open('/dashboard?client=fjordandfoam');
    await press('button', 'Add annotation');
    await write('What happened', 'A new shop window.');
    await write('Day', '2026-01-02');
    await press('checkbox', 'Visible to the client');
    await press('button', 'Add annotation', 'Add annotation');
    await press('button', 'Set a goal');
    await write('Target', '120,000');
    await press('radio', 'Each quarter');
    await press('button', 'Save goal');
    await sort('Spend');
    await press('button', /^Pause /);
    await press('radio', 'Table');
  },
};

const sources: Session = {
  title: 'A shop is connected in four steps, given to another client, and disconnected',
  act: async ({ signIn, open, press, choose }) => {
    await signIn('Admin');
    await open('/integrations');
    await press('button', 'Connect Shopify');
    await press('button', 'Allow');
    await press('radio', 'Fjord & Foam demo shop');
    await press('button', 'Use this account');
    await press('radio', 'Stackpilot');
    await press('button', 'Connect', 'Connect Shopify');
    await press('button', 'Done');
    await choose('Client of Shopify, Fjord & Foam demo shop', 'Fjord & Foam');
    await press('button', 'Disconnect Shopify, Fjord & Foam demo shop');
    await press('button', 'Undo');
  },
};

const byKeys: Session = {
  title: 'Signed in and out by keys alone',
  act: async ({ open, press, strike, type }) => {
    await open('/login');
    await press('textbox', 'Email');
    await type('manager@agencylens.demo');
    await strike('Tab');
    await type('demo1234');
    await strike('Enter');
    await open('/clients');
    await strike('j', 'j', 'x', '?', 'Escape');
  },
};

const signUp: Session = {
  title: 'A plan is chosen, an account is made, and the plan is paid',
  act: async ({ press, write }) => {
    await press('link', 'Pricing');
    await press('link', 'Get Started with Pro');
    await press('link', 'Create an account');
    await write('First name', 'Otto');
    await write('Last name', 'Lang');
    await write('Email', 'otto@langwerk.example');
    await write('Company name', 'Langwerk');
    await write('Password', 'my own secret 1');
    await write('Confirm password', 'my own secret 1');
    await press('checkbox', 'I accept the terms');
    await press('button', 'Create account');
    await write('Name on card', 'Otto Lang');
    await write('Card number', '4242 4242 4242 4242');
    await write('Expires', '12/31');
    await write('Security code', '123');
    await press('button', 'Complete demo checkout');
  },
};

const schedule: Session = {
  title: 'A report is given a schedule, exported and shared, and an old one archived',
  act: async ({ signIn, open, press, pressFirst }) => {
    await signIn('Manager');
    await open('/dashboard?tab=reports');
    await pressFirst('link', 'Reports');
    await press('button', 'Schedule');
    await press('radio', 'Every week');
    await press('button', 'Save schedule');
    await press('button', 'Share');
    await press('button', 'Make link');
  },
};

const look: Session = {
  title: 'The colour of the agency is written, and the history takes it back',
  act: async ({ signIn, open, press, write }) => {
    await signIn('Admin');
    await open('/white-label');
    await write('Accent colour', '#f59e0b');
    await press('checkbox', 'Hide “Powered by AgencyLens”');
    await press('radio', 'Dark theme');
    await press('button', 'Save look');
    await open('/dashboard?tab=history');
    await write('Search the history', 'look');
    await press('button', /^Undo: /);
    await press('button', 'Undo the change');
  },
};

export const strangersPages: readonly Session[] = [
  view,
  board,
  asked,
  people,
  plan,
  alerts,
  file,
  sources,
  byKeys,
  signUp,
  schedule,
  look,
];
