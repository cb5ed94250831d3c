/** Tests describing the differences of replies. */
import { describe, expect, test } from 'vitest';
import { namesIn } from '#domain/inspection/namesIn.ts';
import { differencesOf } from '#ui/lab/Differences.tsx';

const id = '0199aa00-1111-4111-8111-000000000000';

const before = {
  byWorkspace: {
    northlight: {
      [id]: { name: 'Acme Ltd.', ownerId: 'demoadmin', archivedAt: null, tags: ['a'], fee: 120_000 },
    },
  },
};

const people = {
  byId: { demoadmin: { firstName: 'Ada', lastName: 'Moreau' }, demomanager: { firstName: 'Marcus' } },
};

describe('how two answers differ', () => {
  test('is reported by names and words, as it was and as it is', () => {
    const [client] = Object.values(before.byWorkspace.northlight);
    const after = {
      byWorkspace: {
        northlight: {
          [id]: { ...client, ownerId: 'demomanager', isPaused: true, fee: 90_000 },
          other: { name: 'Berg', domain: 'berg.example' },
        },
      },
    };

    expect(differencesOf(before, after, namesIn([before, after, people]))).toEqual([
      { about: 'Northlight › Acme Ltd. › Owner', kind: 'changed', before: 'Ada Moreau', after: 'Marcus' },
      { about: 'Northlight › Acme Ltd. › Fee', kind: 'changed', before: '120,000', after: '90,000' },
      { about: 'Northlight › Acme Ltd. › Is paused', kind: 'added', before: null, after: 'yes' },
      { about: 'Northlight › Berg', kind: 'added', before: null, after: 'Name: Berg, Domain: berg.example' },
    ]);
  });

  test('shows no id that nothing names, and no JSON', () => {
    const after = { [id]: { seen: { [id]: 1, when: '' } } };

    expect(differencesOf({ [id]: { seen: id } }, after, new Map())).toEqual([
      { about: 'an entry › Seen', kind: 'changed', before: 'an id', after: 'an entry: 1' },
    ]);
  });
});
