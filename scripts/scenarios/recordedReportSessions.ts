/** Defines recording sessions with reports and files: scheduled runs, reordered sections, two files for one import. */
import type { Session } from './recordingHand.ts';

const header = 'Client;Website;Sector;Monthly fee';

const schedule: Session = {
  title: 'A report gets a day, an hour and a zone, and its runs are there weeks later',
  act: async ({ signIn, open, press, write, choose, seek, happen }) => {
    await signIn('Manager');
    await open('/dashboard/reports');
    await press('button', 'New report');
    await choose('Client', 'Fjord & Foam');
    await press('radio', /^Executive/);
    await press('button', 'Create report');
    await write('Recipients', 'jo@fjord.example,');
    await press('button', 'Save report');
    await press('link', 'Back to the report');
    await press('button', 'Schedule');
    await choose('How often', 'Every week');
    await choose('Day of the week', 'Wednesday');
    await write('Time', '07:30');
    await seek('Time zone', 'Auck', 'Pacific/Auckland');
    await write('Last day', '2026-12-31');
    await press('button', 'Save schedule');
    await press('button', 'Schedule');
    await choose('How often', 'Every month');
    await write('Day of the month', '15');
    await press('button', 'Save schedule');
    await happen('The computer sleeps', { Hours: '1000' });
    await signIn('Manager');
    await open('/dashboard/reports');
  },
};

const sections: Session = {
  title: 'The sections of a report are put in another order by keys and by a drag',
  act: async ({ signIn, open, press, choose, strike, carry }) => {
    await signIn('Manager');
    await open('/dashboard/reports');
    await press('button', 'New report');
    await choose('Client', 'Fjord & Foam');
    await press('radio', 'E-commerce');
    await press('button', 'Create report');
    await press('button', 'Duplicate Funnel');
    await press('button', 'Undo');
    await carry('Move Funnel', 0, -140);
    await strike('ArrowDown');
    await press('button', 'Save report');
  },
};

const files: Session = {
  title: 'An empty file, one with a fault, the right one, and one more after it',
  act: async ({ signIn, open, press, chooseFile }) => {
    await signIn('Admin');
    await open('/clients');
    await press('button', 'More for clients');
    await press('menuitem', 'Import CSV');
    await chooseFile('Choose a CSV file', 'empty.csv', '');
    await press('button', 'Cancel');
    await press('button', 'More for clients');
    await press('menuitem', 'Import CSV');
    await chooseFile(
      'Choose a CSV file',
      'partner.csv',
      `${header}\nAlder & Co;alder.example;Healthcare;lots`,
    );
    await press('button', 'Cancel');
    await press('button', 'More for clients');
    await press('menuitem', 'Import CSV');
    await chooseFile(
      'Choose a CSV file',
      'partner.csv',
      `${header}\nAlder & Co;alder.example;Healthcare;1500`,
    );
    await press('button', 'Import 1 client');
    await press('button', 'More for clients');
    await press('menuitem', 'Import CSV');
    await chooseFile('Choose a CSV file', 'more.csv', `${header}\nBirch Works;birch.example;Education;900`);
    await press('button', 'Import 1 client');
  },
};

export const recordedReportSessions: readonly Session[] = [schedule, sections, files];
