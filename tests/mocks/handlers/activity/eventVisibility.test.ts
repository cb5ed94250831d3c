/** Tests which events the list shows to each role. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoClients } from '#domain/demo/demoClients.ts';
import { morning, nora, otto } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';

describe('visible events', () => {
  test('needs a session', async () => {
    const { ask } = openTestBackend();

    expect(statusAndBody(await ask('listEvents'))).toEqual(refusal('sessionMissing'));
  });

  test('of a person of a client is what is about them and their client (ruling D11)', async () => {
    const { seed, demo, succeed } = openTestBackend();
    await seed();
    await demo('admin');
    const { token } = (await demo('client')).session;
    const { items, total } = await succeed('listEvents', { token });
    const [about] = items;

    expect([items.map(({ type }) => type), total]).toEqual([
      ['ClientAdded', 'AccountRegistered', 'MemberJoined', 'SessionStarted'],
      4,
    ]);
    expect(Object(about?.data).clientId).toBe(demoClients[0].clientId);
    expect(items.flatMap(({ tags }) => tags).filter((tag) => tag.startsWith('account:'))).toEqual(
      Array(3).fill('account:democlient'),
    );
  });

  test('of a person of a client has no event by its number that is not about them', async () => {
    const { seed, demo, succeed } = openTestBackend();
    await seed();
    const { token } = (await demo('client')).session;
    const { items } = await succeed('listEvents', { token, query: 'order=newest&limit=1' });
    const [own] = items;
    const numbered = async (number: number) =>
      (await succeed('listEvents', { token, query: `number=${number}` })).items.map(({ id }) => id);

    expect([await numbered(own?.number ?? 0), await numbered(1)]).toEqual([[own?.id], []]);
  });

  test('of a manager is the whole workspace’s', async () => {
    const { seed, demo, succeed, events } = openTestBackend();
    await seed();
    const { token } = (await demo('manager')).session;

    expect((await succeed('listEvents', { token, query: 'limit=500' })).total).toBe((await events()).length);
  });

  test('never has an event of another workspace, whatever two people do', async () => {
    type Step = { readonly who: 0 | 1; readonly what: 'rename' | 'signIn' | 'fail' };
    const steps = fc.array(
      fc.record<Step>({
        who: fc.constantFrom(0, 1),
        what: fc.constantFrom('rename', 'signIn', 'fail'),
      }),
      { maxLength: 12 },
    );
    const people = [nora, otto] as const;
    const take = async ({ ask }: TestBackend, tokens: readonly string[], { who, what }: Step) => {
      const { email, password } = people[who];
      if (what === 'rename') {
        const body = { first_name: `Name ${tokens.length}` };
        await ask('updateProfile', { token: tokens[who] ?? '', body });
      }
      if (what === 'signIn') await ask('signIn', { body: { email, password } });
      if (what === 'fail') await ask('signIn', { body: { email, password: 'wrong one' } });
    };
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        const backend = openTestBackend();
        const both = [await backend.signUp(nora), await backend.signUp(otto)];
        const tokens = both.map(({ session }) => session.token);
        for (const step of chosen) await take(backend, tokens, step);
        const lists = await Promise.all(
          tokens.map((token) => backend.succeed('listEvents', { token, query: 'limit=500' })),
        );
        const seen = lists.map(({ items }) => JSON.stringify(items));
        expect(
          seen.map(
            (text, index) =>
              both
                .filter(({ user }) => text.includes(user.id))
                .map(({ user }) => user.id)
                .join() === both[index]?.user.id,
          ),
        ).toEqual([true, true]);
        expect(lists.reduce((sum, { total }) => sum + total, 0)).toBe((await backend.events()).length);
      }),
      { numRuns: 25 },
    );
  });

  test('shows nobody an event without a workspace', async () => {
    const { signUp, succeed, log, world } = openTestBackend();
    const { user, session } = await signUp(nora);
    await appendFacts(
      log,
      world,
      [{ type: 'ProfileUpdated', data: { accountId: user.id, changes: {}, updatedAt: morning } }],
      { tags: [`account:${user.id}`] },
    );

    expect((await succeed('listEvents', { token: session.token })).total).toBe(5);
  });
});
