/** Tests who may delete their own account. */
import { expect, test } from 'vitest';
import { refusedOwnErasure } from '#domain/access/teamRules.ts';

test.each([
  ['a manager', { kind: 'staff', role: 'manager' }, [], null],
  ['a person of a client', { kind: 'client', role: 'user' }, [], null],
  ['one of two admins', { kind: 'staff', role: 'admin' }, ['manager', 'admin'], null],
  [
    'the last admin',
    { kind: 'staff', role: 'admin' },
    ['manager', 'user'],
    /make someone else an admin first/i,
  ],
  ['the owner', { kind: 'owner', role: 'admin' }, ['admin'], /clear this site’s data/],
  ['an owner without a plan', { kind: 'owner', role: 'user' }, [], /clear this site’s data/],
] as const)(
  'the own account of %s is deleted, or the reason says what to do',
  (_who, person, others, told) => {
    const reason = refusedOwnErasure(person, others);
    if (told === null) expect(reason).toBe(null);
    else expect(reason).toMatch(told);
  },
);
