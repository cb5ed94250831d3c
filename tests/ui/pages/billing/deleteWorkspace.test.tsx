/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { demoCompany } from '#domain/accounts/demoAccounts.ts';
import { button, dialog, fillIn, heading, isAt, logged, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, close } = playedPage(undefined, '2026-03-15T09:00:00Z');

afterEach(close);

const closed = heading('This workspace was deleted');
const open = button('Delete the workspace…');
const submit = button('Delete the workspace', { within: dialog });
const each = (type: string) => Array.from({ length: 7 }, () => type);
const typed = (name: string) => fillIn({ [`Type ${demoCompany} to confirm`]: name });

describe('the end of a workspace', () => {
  test('lists what goes, wants the name, closes every page, and is undone by its owner with one press', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/billing?tab=team' },
      sees(button('Open support chat')),
      { click: open },
      says('Every API key', dialog),
      says('25 clients', dialog),
      ...typed('Northlight'),
      { click: submit },
      says('Type the name exactly as it is written', dialog),
      ...typed(demoCompany),
      { click: submit },
      sees(closed),
      says('Ada Moreau deleted it on 15 March 2026'),
      says('You can restore it at any time, with everything in it.'),
      logged('WorkspaceDeleted', 'SubscriptionCanceled', ...each('ReportPaused')),
      { go: '/clients' },
      sees(closed),
      seesNo(button('Open support chat')),
    ]);
    expect(page.querySelector('[data-shell="person"]')).toBeNull();
    await played([
      { click: button('Restore the workspace') },
      seesNo(closed),
      says('Fjord & Foam'),
      logged('WorkspaceRestored', 'SubscriptionResumed', ...each('ReportResumed')),
    ]);
  });

  test('is not offered to others of the team', async () => {
    await played([
      { role: 'manager' },
      { go: '/billing?tab=team' },
      sees(button('Invite teammate')),
      seesNo(open),
    ]);
  });

  test('is reported to people of clients by the agency’s name when they sign in, without the way back', async () => {
    await played([
      { role: 'admin' },
      { go: '/billing?tab=team' },
      { click: open },
      ...typed(demoCompany),
      { click: submit },
      sees(closed),
      { click: button('Sign out') },
      isAt('/'),
      { role: 'client' },
      sees(closed),
      says(`${demoCompany} deleted it on 15 March 2026`),
      says('Its owner can restore it at any time, with everything in it.'),
      seesNo(button('Restore the workspace')),
      sees(button('Check again')),
    ]);
  });
});
