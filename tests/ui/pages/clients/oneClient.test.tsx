/** @vitest-environment happy-dom */
/** Tests a client from its form to archive and back, and a plan limit reached meanwhile in another tab. */
import { afterEach, expect, test } from 'vitest';
import {
  alert,
  button,
  dialog,
  field,
  fillIn,
  heading,
  link,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const send = { click: button('Add client', { within: dialog }) } as const;
const hollow = { Name: 'Hollow & Pine', Domain: 'hollowpine.example', Industry: 'E-commerce' } as const;

test('a manager adds a client, changes, archives and restores it, all in its history [S6.2]', async () => {
  const document = await page.play(
    [
      { role: 'manager' },
      { go: '/clients?q=hollow' },
      { click: button('Add client') },
      send,
      says('Name is required', dialog),
      says('Domain is required', dialog),
      { expect: { focus: field('Name') } },
      ...fillIn({ ...hollow, Domain: 'https://www.Stackpilot.example/' }),
      send,
      says('Another active client of this workspace has this domain.', alert),
      { fill: field('Domain'), with: hollow.Domain },
      send,
      seesNo(dialog),
      says('23 active, 3 archived.'),
      { click: button('More for Hollow & Pine') },
      { click: { role: 'menuitem', name: 'Edit' } },
      { fill: field('Industry'), with: 'Furniture' },
      { click: button('Save client') },
      says('Furniture', { role: 'table', name: 'Active clients' }),
      { click: button('More for Hollow & Pine') },
      { click: { role: 'menuitem', name: 'Archive' } },
      says('Archived Hollow & Pine.'),
      sees(heading('No client matches “hollow”')),
      { click: button('Undo') },
      says('Hollow & Pine is active again.'),
      { click: button('More for Hollow & Pine') },
      { click: { role: 'menuitem', name: 'Archive' } },
      { click: { role: 'radio', name: 'Archived', part: true } },
      { click: button('More for Hollow & Pine') },
      { click: { role: 'menuitem', name: 'Restore' } },
      seesNo(button('More for Hollow & Pine')),
      { click: { role: 'radio', name: 'Active', part: true } },
      { click: link('Hollow & Pine') },
      sees({ role: 'list', name: 'History of Hollow & Pine', within: dialog }),
    ],
    ['409 POST /api/clients'],
  );

  const lines = [...document.querySelectorAll('[role="dialog"] [aria-label^="History of"] li')];
  expect(
    lines.map(({ textContent }) => /Marcus Chen .*?(?=Hollow & Pine)/.exec(textContent ?? '')?.[0].trim()),
  ).toEqual([
    'Marcus Chen restored',
    'Marcus Chen archived',
    'Marcus Chen restored',
    'Marcus Chen archived',
    'Marcus Chen changed the industry of',
    'Marcus Chen added the client',
  ]);
});

test('a client for whom another tab has taken the room is refused with 402, and what was typed stays [S9.2]', async () => {
  await page.play(
    [
      { role: 'admin' },
      { go: '/clients?q=hollow' },
      { click: button('Add client') },
      ...fillIn(hollow),
      { tab: 'plan' },
      { go: '/billing' },
      { click: button('Preview the app as Starter') },
      sees(region('Plan simulation')),
      { tab: 'first' },
      send,
      says('Your plan’s limit is reached.', dialog),
      { expect: { value: hollow.Name, of: field('Name', { within: dialog }) } },
    ],
    ['402 POST /api/clients'],
  );
});
