/** Tests a visit to a share link: the page for each answer of the backend. */
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type SharedDays,
  type ShareOpened,
  type ShareRead,
  shareMachine,
} from '#machines/shareLinks/shareMachine.ts';

type Answers = { readonly open: readonly ShareOpened[]; readonly read: readonly ShareRead[] };

const start = ({ open, read }: Answers) => {
  const asked: unknown[] = [];
  const answers = { open: [...open], read: [...read] };
  const next = <Answer>(list: Answer[]): Answer => {
    const answer = list.shift();
    if (answer === undefined) throw new Error('asked once too often');
    return answer;
  };
  const actor = createActor(
    shareMachine.provide({
      actors: {
        open: fromPromise<ShareOpened, string | null>(async ({ input }) => {
          asked.push(['open', input]);
          return next(answers.open);
        }),
        read: fromPromise<ShareRead, SharedDays>(async ({ input }) => {
          asked.push(['read', input]);
          return next(answers.read);
        }),
      },
    }),
  ).start();
  const at = async (state: 'locked' | 'shown' | 'gone' | 'failed') =>
    (await waitFor(actor, (snapshot) => snapshot.matches(state))).context;
  return { actor, asked, at };
};

const shown: ShareRead = { kind: 'refused', why: '' };

describe('a visit to a share link', () => {
  test('asks for the password until it is right, and says why it was not', async () => {
    const { actor, asked, at } = start({
      open: [
        { kind: 'locked', why: '' },
        { kind: 'locked', why: 'This is not the password.' },
        { kind: 'opened' },
      ],
      read: [shown],
    });
    const before = await at('locked');
    actor.send({ type: 'password.give', password: 'a' });
    const wrong = await waitFor(actor, ({ context }) => context.problem !== '');
    actor.send({ type: 'password.give', password: 'b' });
    await at('shown');

    expect([before.problem, before.isProtected, wrong.context.problem]).toEqual([
      '',
      true,
      'This is not the password.',
    ]);
    expect(asked).toEqual([
      ['open', null],
      ['open', 'a'],
      ['open', 'b'],
      ['read', null],
    ]);
  });

  test('reads other days, and keeps the page when these cannot be shown', async () => {
    const { actor, asked, at } = start({
      open: [{ kind: 'opened' }],
      read: [shown, { kind: 'refused', why: 'Choose a day from 2026-01-01 on' }],
    });
    await at('shown');
    actor.send({ type: 'days.choose', days: { from: '2025-01-01', to: '2026-01-02' } });
    await waitFor(actor, ({ context }) => context.problem !== '');

    expect(asked.at(-1)).toEqual(['read', { from: '2025-01-01', to: '2026-01-02' }]);
    expect(actor.getSnapshot().context.problem).toBe('Choose a day from 2026-01-01 on');
  });

  test('ends where there is nothing, also when the link was revoked meanwhile', async () => {
    const never = start({ open: [{ kind: 'gone' }], read: [] });
    await never.at('gone');
    const meanwhile = start({ open: [{ kind: 'opened' }], read: [{ kind: 'gone' }] });
    await meanwhile.at('gone');
    const why = 'The agency has deleted its workspace.';
    const closed = start({ open: [{ kind: 'gone', why }], read: [] });

    expect([(await never.at('gone')).problem, (await closed.at('gone')).problem]).toEqual(['', why]);

    expect([never.asked, meanwhile.asked]).toEqual([
      [['open', null]],
      [
        ['open', null],
        ['read', null],
      ],
    ]);
  });
});
