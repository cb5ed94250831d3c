/** Every way through forms over records, changes with a way back, and the contact form. */
import type { Step } from '../script.ts';
import { button, dialog, field, fillIn, isIn, sees, seesNo } from '../targets.ts';
import { breaks, exploration, send } from './words.ts';

const oldVersion = {
  type: 'form.submit',
  fields: { name: 'Stackpilot Ltd', domain: 'stackpilot.example', industry: 'Education' },
  etag: '"r0"',
};

const oldLook = { type: 'form.submit', fields: { display_name: 'Northlight Three' }, etag: '"r0"' };

const conflicts: readonly Step[] = [
  { caption: 'Somebody else was faster: the form shows both versions.' },
  { role: 'admin' },
  { go: '/clients' },
  { click: button('Edit Stackpilot') },
  { fill: field('Name'), with: 'Stackpilot Ltd' },
  send('recordEditor', oldVersion),
  isIn('recordEditor', 'conflicted'),
  { click: button('Take what is saved') },
  isIn('recordEditor', 'editing'),
  breaks('GET /api/clients/:id'),
  send('recordEditor', oldVersion),
  isIn('recordEditor', 'editing'),
  send('recordEditor', oldVersion),
  { click: button('Save mine') },
  seesNo(dialog),
];

const forms: readonly Step[] = [
  { caption: 'A form that stays is changed and saved again; one that is refused keeps what was typed.' },
  { go: '/white-label' },
  { fill: field('Name'), with: 'Northlight' },
  breaks('PUT /api/white-label'),
  { click: button('Save look') },
  sees({ role: 'alert' }),
  { fill: field('Name'), with: 'Northlight One' },
  { click: button('Save look') },
  isIn('recordEditor', 'saved'),
  { fill: field('Name'), with: 'Northlight Two' },
  isIn('recordEditor', 'editing'),
  { click: button('Save look') },
  isIn('recordEditor', 'saved'),
  send('recordEditor', oldLook),
  isIn('recordEditor', 'conflicted'),
  { click: button('Take what is saved') },
];

const ways: readonly Step[] = [
  { caption: 'Archived, refused, dismissed, taken back.' },
  { go: '/clients' },
  breaks('DELETE /api/clients/:id'),
  { click: button('Archive Voltride Motors') },
  isIn('reversibleChange', 'refused'),
  { click: button('Archive Voltride Motors') },
  isIn('reversibleChange', 'made'),
  breaks('POST /api/clients/:id/restore'),
  { click: button('Undo') },
  isIn('reversibleChange', 'refused'),
  { click: button('Dismiss the notice') },
  isIn('reversibleChange', 'resting'),
  { click: button('Archive Brightdoor Homes') },
  { click: button('Archive Palmroute Travel') },
  { click: button('Undo') },
  isIn('reversibleChange', 'takenBack'),
  { click: button('Archive Palmroute Travel') },
  { click: button('Dismiss the notice') },
  { click: button('Archive Salt & Ember') },
  { click: button('Undo') },
  { click: button('Dismiss the notice') },
  isIn('reversibleChange', 'resting'),
];

const letter = {
  Name: 'Nora Berg',
  Email: 'nora@bergmedia.example',
  Message: 'How many clients may I have on Pro?',
};

const contact: readonly Step[] = [
  { caption: 'A letter: incomplete, not delivered, delivered, and another one.' },
  { go: '/about' },
  { click: button('Send message') },
  ...fillIn(letter),
  { click: { role: 'radio', name: 'Plans and prices' } },
  breaks('POST /api/contact'),
  { click: button('Send message') },
  sees({ role: 'alert' }),
  { click: button('Send message') },
  isIn('contact', 'sent'),
  { click: button('Write another message') },
  isIn('contact', 'editing'),
];

export const exploreRecords = exploration({
  name: 'explore-records',
  title: 'Every way of changing a record',
  about:
    'Forms that meet a faster colleague, changes that are refused and taken back, and the contact form, state by state.',
  seed: 902,
  refusals: [
    '412 PATCH /api/clients/stackpilot',
    '412 PUT /api/white-label',
    '503 DELETE /api/clients/voltride',
    '503 GET /api/clients/stackpilot',
    '503 POST /api/clients/voltride/restore',
    '503 POST /api/contact',
    '503 PUT /api/white-label',
  ],
  steps: [...conflicts, ...forms, ...ways, ...contact],
});
