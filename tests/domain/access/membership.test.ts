/** Tests workspace membership. */
import { describe, expect, test } from 'vitest';
import { countsAsTeam, membershipKinds, seesWholeWorkspace } from '#domain/access/membership.ts';

describe('membership', () => {
  test('opens the whole workspace to the agency, not to people of its clients', () => {
    expect(membershipKinds.map((kind) => [kind, seesWholeWorkspace(kind)])).toEqual([
      ['owner', true],
      ['staff', true],
      ['client', false],
    ]);
  });

  test('takes a place of the team for the agency, not for people of its clients [S9.2]', () => {
    expect(membershipKinds.map((kind) => [kind, countsAsTeam(kind)])).toEqual([
      ['owner', true],
      ['staff', true],
      ['client', false],
    ]);
  });
});
