/** Visits every path of edit forms, undoable changes, and the contact form. */
import { domainStatuses } from '#domain/branding/domainRules.ts';
import { timings } from '#domain/timings.ts';
import type { Step } from '../script.ts';
import { button, dialog, field, fillIn, isIn, says, sees, seesNo } from '../targets.ts';
import { breaks, broke, exploration, send } from './words.ts';

type Sent = { readonly type: string };

const done = (child: string, at: string | null, error: object | null = null): Sent =>
  ({ type: `xstate.done.actor.${child}`, output: { at, error } }) as Sent;

const request = { type: 'domain.request', domain: 'reports.northlight.example' } as Sent;
const check: Sent = { type: 'domain.check' };

const at = (status: string | null): Sent => ({ type: 'domain.read', at: status }) as Sent;

/** DNS is slow and has many answers, so the script gives them in the backend's place. */
const customDomain: readonly Step[] = [
  { caption: 'A domain of the agency: wrong names, missing and wrong records, the certificate, active.' },
  { go: '/white-label?tab=domain' },
  isIn('customDomain', 'none'),
  send('customDomain', { type: 'domain.edit' }, request, broke('request')),
  isIn('customDomain', 'none'),
  send('customDomain', request, done('request', null, { message: 'Leave out the path' })),
  send('customDomain', request, at('active'), done('request', 'requested')),
  isIn('customDomain', 'requested'),
  ...domainStatuses.flatMap((status) => [
    send('customDomain', at(status), check, at(null), done('check', status)),
    isIn('customDomain', status),
  ]),
  { caption: 'A check that is refused, or that fails: the page says where the domain really is.' },
  send('customDomain', check, done('check', null, { message: 'There is nothing at this address.' })),
  isIn('customDomain', 'none'),
  send('customDomain', at('active'), check, broke('check'), check, broke('check')),
  isIn('customDomain', 'none'),
];

const oldVersion = {
  type: 'form.submit',
  fields: { name: 'Stackpilot Ltd', domain: 'stackpilot.example', industry: 'Education' },
  etag: '"r0"',
};

const oldLook = { type: 'form.submit', fields: { display_name: 'Northlight Three' }, etag: '"r0"' };

const conflicts: readonly Step[] = [
  { caption: 'Somebody else was faster: the form shows both versions beside the one before.' },
  { role: 'admin' },
  { go: '/clients' },
  { sort: { role: 'columnheader', name: 'Client' }, order: 'descending' },
  { click: button('Filters') },
  { select: field('Filter by industry'), option: 'SaaS & Technology' },
  { click: button('More for Stackpilot') },
  { click: { role: 'menuitem', name: 'Edit' } },
  { select: field('Industry', { within: dialog }), option: 'SaaS & Technology' },
  { fill: field('Name'), with: 'Stackpilot Ltd' },
  send('editForm', oldVersion),
  isIn('editForm', 'conflicted'),
  { click: button('Back to the form') },
  isIn('editForm', 'editing'),
  send('editForm', oldVersion),
  { click: button('Discard mine') },
  { click: button('Save the result') },
  isIn('editForm', 'editing'),
  breaks('GET /api/clients/:id'),
  send('editForm', oldVersion),
  isIn('editForm', 'editing'),
  send('editForm', oldVersion),
  { click: button('Keep my changes') },
  { click: button('Save the result') },
  seesNo(dialog),
];

const losses: readonly Step[] = [
  { caption: 'Somebody archives what is in the form: it can come back, and nothing typed is lost.' },
  { go: '/clients' },
  { click: button('More for Openloft Academy') },
  { click: { role: 'menuitem', name: 'Edit' } },
  { fill: field('Name', { within: dialog }), with: 'Openloft' },
  { tab: 'other' },
  { go: '/clients' },
  { click: button('More for Openloft Academy') },
  { click: { role: 'menuitem', name: 'Archive' } },
  says('Archived Openloft Academy.'),
  { tab: 'first' },
  { click: button('Save client') },
  isIn('editForm', 'lost'),
  { click: button('Back to the form') },
  isIn('editForm', 'editing'),
  { click: button('Save client') },
  breaks('POST /api/clients/:id/restore'),
  { click: button('Restore it') },
  isIn('editForm', 'lost'),
  { click: button('Restore it') },
  isIn('editForm', 'conflicted'),
  { click: button('Save the result') },
  seesNo(dialog),
];

const forms: readonly Step[] = [
  { caption: 'A form that stays is changed and saved again; one that is refused keeps what was typed.' },
  { go: '/white-label' },
  { fill: field('Name'), with: 'Northlight' },
  breaks('PUT /api/white-label'),
  { click: button('Publish') },
  sees({ role: 'alert' }),
  { fill: field('Name'), with: 'Northlight One' },
  { click: button('Publish') },
  isIn('editForm', 'saved'),
  { fill: field('Name'), with: 'Northlight Two' },
  isIn('editForm', 'editing'),
  { click: button('Publish') },
  isIn('editForm', 'saved'),
  send('editForm', oldLook),
  isIn('editForm', 'conflicted'),
  { click: button('Save the result') },
];

const lingering: readonly Step[] = [
  send('reversibleChange', { type: 'notice.hold' }),
  { wait: timings.changeNotice },
  send('reversibleChange', { type: 'notice.release' }),
];

const ways: readonly Step[] = [
  { caption: 'Archived, refused, dismissed, taken back.' },
  { go: '/clients' },
  breaks('DELETE /api/clients/:id'),
  { click: button('More for Voltride Motors') },
  { click: { role: 'menuitem', name: 'Archive' } },
  isIn('reversibleChange', 'refused'),
  { click: button('More for Voltride Motors') },
  { click: { role: 'menuitem', name: 'Archive' } },
  isIn('reversibleChange', 'made'),
  breaks('POST /api/undo'),
  { click: button('Undo') },
  isIn('reversibleChange', 'refused'),
  { click: button('Dismiss the notice') },
  isIn('reversibleChange', 'resting'),
  { click: button('More for Brightdoor Homes') },
  { click: { role: 'menuitem', name: 'Archive' } },
  { click: button('More for Palmroute Travel') },
  { click: { role: 'menuitem', name: 'Archive' } },
  { click: button('Undo') },
  isIn('reversibleChange', 'takenBack'),
  { click: button('More for Palmroute Travel') },
  { click: { role: 'menuitem', name: 'Archive' } },
  { click: button('Dismiss the notice') },
  { click: button('More for Salt & Ember') },
  { click: { role: 'menuitem', name: 'Archive' } },
  isIn('reversibleChange', 'made'),
  ...lingering,
  { click: button('Undo') },
  isIn('reversibleChange', 'takenBack'),
  ...lingering,
  { click: button('Dismiss the notice') },
  isIn('reversibleChange', 'resting'),
  { click: button('More for Salt & Ember') },
  { click: { role: 'menuitem', name: 'Archive' } },
  isIn('reversibleChange', 'made'),
  { wait: timings.changeNotice },
  isIn('reversibleChange', 'resting'),
  { click: button('More for Maple Street Clinic') },
  { click: { role: 'menuitem', name: 'Archive' } },
  isIn('reversibleChange', 'made'),
  // By keyboard, because a pointer would hover over the notice and hold it open.
  { press: 'Enter', on: button('Undo') },
  isIn('reversibleChange', 'takenBack'),
  { wait: timings.changeNotice },
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

export const exploreForms = exploration({
  name: 'explore-forms',
  title: 'Every way through a form',
  about:
    'Forms that meet a faster colleague, changes that are refused and taken back, and the contact form, state by state.',
  seed: 902,
  refusals: [
    '412 PATCH /api/clients/openloft',
    '412 PATCH /api/clients/stackpilot',
    '412 PUT /api/white-label',
    '503 DELETE /api/clients/voltride',
    '503 GET /api/clients/stackpilot',
    '503 POST /api/clients/openloft/restore',
    '503 POST /api/contact',
    '503 POST /api/undo',
    '503 PUT /api/white-label',
  ],
  steps: [...conflicts, ...losses, ...forms, ...ways, ...customDomain, ...contact],
});
