/** Tests the list of roles. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roleLabels, roleOf, roles } from '#domain/access/role.ts';

describe('role', () => {
  test('is admin, manager or user [S6.1]', () => {
    expect([roles, roles.map(roleOf)]).toEqual([
      ['admin', 'manager', 'user'],
      ['admin', 'manager', 'user'],
    ]);
  });

  test('counts as user when there is none or nobody knows it [S6.1]', () => {
    const others = [undefined, null, '', 'Admin', 'owner', 'constructor', 0, {}, ['admin']];

    expect(others.map(roleOf)).toEqual(others.map(() => 'user'));
  });

  test('is never more than was said [S6.1]', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(roleOf(value)).toBe(value === 'admin' || value === 'manager' ? value : 'user');
      }),
    );
  });

  test('has a word for its badge', () => {
    expect(roleLabels).toEqual({ admin: 'Admin', manager: 'Manager', user: 'Client' });
  });
});
