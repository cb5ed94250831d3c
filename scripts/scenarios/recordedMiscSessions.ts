/** Defines recording sessions with files, keys, browser history and errors. */
import type { Session } from './recordingHand.ts';

const rows = ['Client;Website;Sector;Monthly fee', 'Alder & Co;alder.example;Healthcare;1500'];

const file: Session = {
  title: 'A file of clients is imported and taken back',
  act: async ({ signIn, open, press, chooseFile, sort }) => {
    await signIn('Admin');
    await open('/clients');
    await sort('Industry');
    await press('button', 'More for clients');
    await press('menuitem', 'Import CSV');
    await chooseFile('Choose a CSV file', 'partner.csv', rows.join('\n'));
    await press('button', 'Import 1 client');
    await press('button', 'Undo');
  },
};

const keys: Session = {
  title: 'Clients are searched and archived by keys, and undone by Ctrl and Z',
  act: async ({ signIn, press, strike, type }) => {
    await signIn('Manager');
    await press('link', 'Clients', 'Main');
    await strike('/');
    await type('pilot');
    await strike('Tab');
    await press('button', 'More for Stackpilot');
    await press('menuitem', 'Archive');
    await strike('Control+z');
  },
};

const wayBack: Session = {
  title: 'The way back, a page loaded anew, and another role',
  act: async ({ signIn, press, back, strike }) => {
    await signIn('Manager');
    await press('link', 'Clients', 'Main');
    await press('link', 'Stackpilot');
    await back();
    await strike('F5');
    await press('button', 'Sign Out');
    await signIn('Client');
  },
};

const talk: Session = {
  title: 'A chat with support, and a calculation by its slider',
  act: async ({ signIn, open, press, write, strike, see, drag }) => {
    await signIn('Admin');
    await press('button', 'Open support chat');
    await write('Your message', 'How do I add a client?');
    await strike('Enter');
    await see('A support agent will respond shortly');
    await press('button', 'Close support chat');
    await open('/roi-calculator');
    await drag('Clients', 0.8);
    await write('Save these inputs as', 'Next year');
    await press('button', 'Save scenario');
  },
};

const trouble: Session = {
  title: 'A connection that goes, a call that is refused, a night, and a stranger in the storage',
  act: async ({ signIn, open, press, write, happen }) => {
    await signIn('Admin');
    await open('/clients');
    await happen('The connection is lost');
    await press('button', 'More for Stackpilot');
    await press('menuitem', 'Archive');
    await happen('The connection is back');
    await happen('The next call is refused', {
      'Method and path, or all': 'POST /api/clients',
      Status: '503',
    });
    await press('button', 'Add client');
    await write('Name', 'Hollow & Pine');
    await write('Domain', 'hollowpine.example');
    await write('Industry', 'Furniture');
    await press('button', 'Add client', 'Add a client');
    await press('button', 'Add client', 'Add a client');
    await happen('The computer sleeps', { Hours: '2' });
    await happen('What the browser keeps is changed', { 'New value (nothing: removed)': 'rubbish' });
    await open('/dashboard');
  },
};

const branch: Session = {
  title: 'Another way from a moment on',
  act: async ({ signIn, open, press, happen }) => {
    await signIn('Manager');
    await open('/clients');
    await press('button', 'More for Stackpilot');
    await press('menuitem', 'Archive');
    await happen('A branch begins', {
      Name: 'With Stackpilot',
      'Events after the beginning of the recording': '1',
    });
    await open('/clients');
    await press('button', 'More for Voltride Motors');
    await press('menuitem', 'Archive');
    await open('/clients?as_of=10');
  },
};

const share: Session = {
  title: 'A link is made for somebody without an account',
  act: async ({ signIn, open, press, choose }) => {
    await signIn('Admin');
    await open('/dashboard?client=fjordandfoam');
    await press('button', 'Share');
    await press('button', 'New link');
    await choose('Expires', 'In 1 day');
    await press('button', 'Create link');
    await press('link', 'Open link');
  },
};

/** A teal square of four pixels. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGPgL8sDIgYIBQAZJgPNYghy3gAAAABJRU5ErkJggg==',
  'base64',
);

const pages: Session = {
  title: 'Two pages, a hint that is pointed at, and a picture',
  act: async ({ signIn, open, press, chooseFile, pointAt, turnTo, see }) => {
    await signIn('Admin');
    await pointAt('button', 'Search');
    await turnTo('New page');
    await open('/clients');
    await press('button', 'More for Stackpilot');
    await press('menuitem', 'Archive');
    await turnTo('First page');
    await open('/white-label');
    await press('tab', 'Logos');
    await chooseFile('Choose a logo', 'logo.png', logo);
    await see('Replace the logo');
    await turnTo('second');
    await press('link', 'Dashboard', 'Main');
  },
};

export const recordedMiscSessions: readonly Session[] = [
  file,
  keys,
  wayBack,
  talk,
  trouble,
  branch,
  share,
  pages,
];
