/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, dialog, field, fillIn, logged, says, sees, seesNo } from '#scenarios/targets.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const form = { role: 'dialog', name: 'Edit Stackpilot' };
const difference = { role: 'dialog', name: 'Someone else saved first' };
const gone = { role: 'dialog', name: 'This is no longer there' };

const rowsOf = (document: Document): (readonly (string | null)[])[] =>
  [...document.querySelectorAll('[role="dialog"] table[aria-label="Fields that differ"] tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

const editedBoth: readonly Step[] = [
  { role: 'admin' },
  { go: '/clients?q=stackpilot' },
  { click: button('More for Stackpilot') },
  { click: { role: 'menuitem', name: 'Edit' } },
  { fill: field('Name', { within: form }), with: 'Stackpilot Ltd' },
  { tab: 'other' },
  { go: '/clients?q=stackpilot' },
  { click: button('More for Stackpilot') },
  { click: { role: 'menuitem', name: 'Edit' } },
  { fill: field('Name', { within: form }), with: 'Stackpilot Inc' },
  { fill: field('Tags', { within: form }), with: 'north' },
  { click: button('Save client') },
  seesNo(dialog),
  { tab: 'first' },
];

describe('two tabs over one client', () => {
  test('a change in one renews what it concerns in the other, and nothing else', async () => {
    await page.play([
      { role: 'admin' },
      { go: '/clients?sort=-fee' },
      sees(button('More for Stackpilot')),
      { expect: { requests: 1, of: 'GET /api/clients' } },
      { tab: 'other' },
      { go: '/clients?sort=-fee' },
      sees(button('More for Stackpilot')),
      { expect: { requests: 2, of: 'GET /api/clients' } },
      { expect: { requests: 2, of: 'GET /api/saved-views' } },
      { click: button('More for Stackpilot') },
      { click: { role: 'menuitem', name: 'Archive' } },
      says('Archived Stackpilot.'),
      { tab: 'first' },
      seesNo(button('More for Stackpilot')),
      { expect: { requests: 4, of: 'GET /api/clients' } },
      { expect: { requests: 2, of: 'GET /api/saved-views' } },
    ]);
  });

  test('the slower one sees each field before, saved and typed; what only one changed is chosen already; the result is saved', async () => {
    const document = await page.play(
      [
        ...editedBoth,
        { click: button('Save client') },
        sees(difference),
        { expect: { attribute: 'disabled', of: button('Save the result'), is: true } },
        says('You both changed 1 field. Choose which to keep.', difference),
      ],
      ['412 PATCH /api/clients/stackpilot'],
    );

    expect(await barriersWithin(document.querySelector('[role="dialog"]'))).toEqual([]);
    expect(rowsOf(document)).toEqual([
      ['Field', 'Before', 'Saved now', 'Yours'],
      ['NameChanged by both', 'Stackpilot', 'Stackpilot Inc', 'Stackpilot Ltd'],
      ['Tags', expect.any(String), 'north', expect.any(String)],
    ]);

    await page.play([
      { click: { role: 'radio', name: 'Name: Yours, Stackpilot Ltd' } },
      says('Every field is decided.', difference),
      { click: button('Save the result') },
      seesNo(dialog),
      sees(button('More for Stackpilot Ltd')),
      logged('ClientUpdated'),
      { click: button('More for Stackpilot Ltd') },
      { click: { role: 'menuitem', name: 'Edit' } },
      { expect: { value: 'north', of: field('Tags', { within: dialog }) } },
    ]);
  });

  test('to go back leaves all as it was typed; to take all of theirs shows theirs in the form', async () => {
    await page.play(
      [
        ...editedBoth,
        { click: button('Save client') },
        { click: button('Back to the form') },
        { expect: { value: 'Stackpilot Ltd', of: field('Name', { within: form }) } },
        { click: button('Save client') },
        { click: button('Discard mine') },
        { click: button('Save the result') },
        { expect: { value: 'Stackpilot Inc', of: field('Name', { within: form }) } },
        { fill: field('Name', { within: form }), with: 'Stackpilot GmbH' },
        { click: button('Save client') },
        sees(button('More for Stackpilot GmbH')),
      ],
      ['412 PATCH /api/clients/stackpilot'],
    );
  });

  test('of a client that was archived meanwhile it is reported by whom; restored, the form goes on; a failure loses nothing', async () => {
    const document = await page.play(
      [
        { role: 'admin' },
        { go: '/clients?q=stackpilot' },
        { click: button('More for Stackpilot') },
        { click: { role: 'menuitem', name: 'Edit' } },
        { fill: field('Name', { within: form }), with: 'Stackpilot Ltd' },
        { tab: 'other' },
        { go: '/clients?q=stackpilot' },
        { click: button('More for Stackpilot') },
        { click: { role: 'menuitem', name: 'Archive' } },
        says('Archived Stackpilot.'),
        { tab: 'first' },
        { fault: { route: 'PATCH /api/clients/:id', times: 1, status: 500 } },
        { click: button('Save client') },
        sees({ role: 'alert' }),
        { expect: { value: 'Stackpilot Ltd', of: field('Name', { within: form }) } },
        { click: button('Save client') },
        says('was archived by Ada', gone),
        logged('ClientArchived'),
      ],
      ['500 PATCH /api/clients/:id', '412 PATCH /api/clients/stackpilot'],
    );
    expect(await barriersWithin(...document.querySelectorAll('[role="dialog"]'))).toEqual([]);
    await page.play([
      { click: button('Restore it') },
      sees(difference),
      { click: button('Save the result') },
      seesNo(dialog),
      sees(button('More for Stackpilot Ltd')),
      logged('ClientRestored', 'ClientUpdated'),
    ]);
  });
});

describe('the file of a client', () => {
  test('a contact that two people change at once meets the same dialog; one that was removed can come back', async () => {
    await page.play(
      [
        { role: 'admin' },
        { go: '/clients?q=stackpilot&client=stackpilot&tab=contacts' },
        sees(button('Add contact')),
        ...fillIn({ Name: 'Nora Berg', Email: 'nora@stackpilot.example' }),
        { click: button('Add contact') },
        says('Added Nora Berg.', dialog),
        { click: button('Edit Nora Berg') },
        { fill: field('Title'), with: 'Head of Growth' },
        { tab: 'other' },
        { go: '/clients?q=stackpilot&client=stackpilot&tab=contacts' },
        { click: button('Edit Nora Berg') },
        { fill: field('Email'), with: 'berg@stackpilot.example' },
        { click: button('Save contact') },
        says('Changed Nora Berg.', dialog),
        { tab: 'first' },
        { click: button('Save contact') },
        says('You changed different fields, so both changes can stay.', difference),
        { click: button('Save the result') },
        says('Head of Growth · berg@stackpilot.example', { role: 'list', name: 'Contacts at Stackpilot' }),
        { click: button('Edit Nora Berg') },
        { fill: field('Title'), with: 'CMO' },
        { tab: 'other' },
        { click: button('Remove Nora Berg') },
        { tab: 'first' },
        { expect: { value: 'CMO', of: field('Title') } },
        { click: button('Save contact') },
        says('was removed by Ada', gone),
        { click: button('Restore it') },
        { click: button('Save the result') },
        says('CMO · berg@stackpilot.example', { role: 'list', name: 'Contacts at Stackpilot' }),
      ],
      ['412 PATCH /api/client-contacts/:id', '404 PATCH /api/client-contacts/:id'],
    );
  });
});
