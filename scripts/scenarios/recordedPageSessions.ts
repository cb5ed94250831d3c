/** Defines recording sessions through the signed-in pages: layouts, questions, invitations, plans, alerts, colours. */
import type { Session } from './recordingHand.ts';

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
    await press('button', 'Invite teammate');
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
    await press('button', 'Keep it as it is');
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

const look: Session = {
  title: 'The colour of the agency is written, and the history takes it back',
  act: async ({ signIn, open, press, write }) => {
    await signIn('Admin');
    await open('/white-label');
    await write('Accent colour', '#f59e0b');
    await press('checkbox', 'Hide “Powered by AgencyLens”');
    await press('radio', 'Dark theme');
    await press('button', 'Save brand');
    await open('/dashboard?tab=history');
    await write('Search the history', 'look');
    await press('button', /^Undo: /);
    await press('button', 'Undo the change');
  },
};

export const recordedPageSessions: readonly Session[] = [board, asked, people, plan, alerts, look];
