/** Tests the label of a person's role in a workspace. */
import { expect, test } from 'vitest';
import { personLabel } from '#domain/access/personLabel.ts';

test('is the role of the agency’s people, and no word of a client for an owner without one [S6.1]', () => {
  expect([
    personLabel({ role: 'admin', kind: 'owner' }),
    personLabel({ role: 'user', kind: 'owner' }),
    personLabel({ role: 'manager', kind: 'staff' }),
    personLabel({ role: 'user', kind: 'client' }),
  ]).toEqual(['Admin', 'Owner', 'Manager', 'Client contact']);
});
