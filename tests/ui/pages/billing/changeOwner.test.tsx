/** @vitest-environment happy-dom */
import { afterEach, describe, test } from 'vitest';
import { button, dialog, field, fillIn, logged, page, says, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, close } = playedPage(undefined, '2026-03-15T09:00:00Z');

afterEach(close);

const change = button('Change owner');
const submit = button('Change owner', { within: dialog });

describe('the owner of a workspace', () => {
  test('is changed once the name is typed, reported with its way back, and is in the history', async () => {
    await played([
      { role: 'admin' },
      { go: '/billing?tab=team' },
      says('Admin, owner'),
      { click: change },
      says('Ada Moreau stays as an admin.', dialog),
      { click: submit },
      says('Choose who owns the workspace from now on', dialog),
      { select: field('New owner'), option: 'Marcus Chen, Manager' },
      ...fillIn({ 'Type Northlight Agency to confirm': 'North' }),
      { click: submit },
      says('Type the name exactly as it is written', dialog),
      ...fillIn({ 'Type Northlight Agency to confirm': 'Northlight Agency' }),
      { click: submit },
      seesNo(dialog),
      says('Marcus Chen owns the workspace now.'),
      seesNo({ role: 'field', name: 'Role of Marcus Chen' }),
      logged('MemberRoleChanged', 'WorkspaceOwnerChanged'),
      { click: button('Undo') },
      says('The former owner owns the workspace again.'),
      { expect: { visible: { role: 'field', name: 'Role of Marcus Chen' } } },
      { go: '/dashboard?tab=history' },
      says('made Marcus Chen the owner of the workspace, instead of Ada Moreau', page),
    ]);
  });
});
