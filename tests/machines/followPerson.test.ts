/** Tests the actors that react to a change of the signed-in person. */
import { describe, expect, test } from 'vitest';
import { followPerson } from '#machines/followPerson.ts';

const open = (position: number | null = 41) => {
  const told: unknown[] = [];
  const watch = followPerson({
    subscription: { send: (event) => told.push(event) },
    feed: { send: (event) => told.push(event) },
    position: () => position,
    onChange: (userId) => told.push(userId),
  });
  const tell = (id: string | null) => watch({ context: { user: id === null ? null : { id } } });
  return { told, tell };
};

describe('anyone who follows the person', () => {
  test('hears nothing while nobody is signed in', () => {
    const { told, tell } = open();
    tell(null);
    tell(null);

    expect(told).toEqual([]);
  });

  test('loads the person’s subscription and listens from what was read last, once [S4.2]', () => {
    const { told, tell } = open();
    tell('acc-nora');
    tell('acc-nora');

    expect(told).toEqual([
      'acc-nora',
      { type: 'user.change', userId: 'acc-nora' },
      { type: 'feed.stop' },
      { type: 'feed.start', after: '41' },
    ]);
  });

  test('listens to what happens from now on when no position is known', () => {
    const { told, tell } = open(null);
    tell('acc-nora');

    expect(told.at(-1)).toEqual({ type: 'feed.start', after: null });
  });

  test('changes over to another person, and to nobody [S4.2]', () => {
    const { told, tell } = open();
    tell('acc-nora');
    told.length = 0;
    tell('acc-otto');
    tell(null);

    expect(told).toEqual([
      'acc-otto',
      { type: 'user.change', userId: 'acc-otto' },
      { type: 'feed.stop' },
      { type: 'feed.start', after: '41' },
      null,
      { type: 'user.change', userId: null },
      { type: 'feed.stop' },
    ]);
  });
});
