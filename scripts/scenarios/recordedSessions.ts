/** Lists the recording sessions; the first six are those that each release must record. */

import { recordedChartSessions } from './recordedChartSessions.ts';
import { recordedClientSessions } from './recordedClientSessions.ts';
import { recordedLongSessions } from './recordedLongSessions.ts';
import { recordedMiscSessions } from './recordedMiscSessions.ts';
import { recordedPageSessions } from './recordedPageSessions.ts';
import { recordedReportSessions } from './recordedReportSessions.ts';
import type { Session } from './recordingHand.ts';

const clientAndCheckout: Session = {
  title: 'A manager adds a client, edits it, and buys a plan',
  act: async ({ signIn, open, press, write }) => {
    await signIn('Manager');
    await open('/clients');
    await press('button', 'Add client');
    await write('Name', 'Hollow & Pine');
    await write('Domain', 'hollowpine.example');
    await write('Industry', 'Furniture');
    await press('button', 'Add client', 'Add a client');
    await write('Search clients', 'Hollow');
    await press('button', 'More for Hollow & Pine');
    await press('menuitem', 'Edit');
    await write('Industry', 'Carpentry');
    await press('button', 'Save client');
    await open('/pricing');
    await press('link', 'Get Started with Pro');
    await write('Name on card', 'Marcus Weber');
    await write('Card number', '5500 0000 0000 0004');
    await write('Expires', '11/44');
    await write('Security code', '987');
    await press('button', 'Complete demo checkout');
  },
};

const report: Session = {
  title: 'A report is built, approved and sent',
  act: async ({ signIn, open, press, write, choose, see }) => {
    await signIn('Manager');
    await open('/dashboard/reports');
    await press('button', 'New report');
    await choose('Client', 'Fjord & Foam');
    await press('radio', 'E-commerce');
    await press('button', 'Create report');
    await press('button', 'Remove Funnel');
    await write('Recipients', 'jo@fjord.example,');
    await press('button', 'Save report');
    await press('link', 'Back to the report');
    await press('button', 'Generate');
    await write('Comment', 'Well done.');
    await press('button', 'Add comment');
    await press('button', 'Approve');
    await press('button', 'Send');
    await see('It is sent in half a minute');
    await press('button', 'Stop sending');
  },
};

const dashboard: Session = {
  title: 'A dashboard of one’s own is laid out anew',
  act: async ({ signIn, open, press }) => {
    await signIn('Manager');
    await open('/dashboard?tab=dashboards&board=shopdashboard');
    await press('button', 'Edit layout');
    await press('button', 'Remove Funnel');
    await press('button', 'Save layout');
  },
};

const portal: Session = {
  title: 'A client’s person asks for changes',
  act: async ({ signIn, press, pressFirst, write }) => {
    await signIn('Client');
    await pressFirst('link', 'Reports');
    await press('button', 'Withdraw the answer');
    await write('What should be changed?', 'Please tell us more about the newsletter.');
    await press('button', 'Request changes');
    await press('link', 'All reports');
  },
};

const settings: Session = {
  title: 'The look of the agency is saved and undone',
  act: async ({ signIn, open, press, write }) => {
    await signIn('Admin');
    await open('/white-label');
    await write('Name', 'Northlight');
    await write('Logo text', 'N');
    await press('button', 'Save brand');
    await press('button', 'Restore Original branding');
    await press('button', 'Undo');
  },
};

const visitor: Session = {
  title: 'A visitor looks around, reckons and registers',
  act: async ({ press, open, write }) => {
    await press('link', 'Pricing');
    await press('radio', 'Yearly');
    await open('/register');
    await write('First name', 'Otto');
    await write('Last name', 'Lang');
    await write('Email', 'otto@langwerk.example');
    await write('Company name', 'Langwerk');
    await write('Password', 'my own secret 1');
    await write('Confirm password', 'my own secret 1');
    await press('checkbox', 'I accept the terms');
    await press('button', 'Create account');
  },
};

export const recordedSessions: readonly Session[] = [
  clientAndCheckout,
  report,
  dashboard,
  portal,
  settings,
  visitor,
  ...recordedMiscSessions,
  ...recordedPageSessions,
  ...recordedChartSessions,
  ...recordedReportSessions,
  ...recordedClientSessions,
  ...recordedLongSessions,
];
