/** Tests the feed events after which the session is read again. */
import { expect, test } from 'vitest';
import { isAbout } from '#ui/app/startLifecycles.ts';

test('an event is about the account that it names, and another owner about both', () => {
  const owner = { data: { accountId: 'max', formerOwnerId: 'ada' } };
  const role = { data: { accountId: 'max', formerRole: 'manager' } };
  const people = ['max', 'ada', 'kim', undefined];

  expect(people.map((one) => isAbout(owner, one))).toEqual([true, true, false, false]);
  expect(people.map((one) => isAbout(role, one))).toEqual([true, false, false, false]);
  expect(isAbout({ data: {} }, undefined)).toBe(false);
});
