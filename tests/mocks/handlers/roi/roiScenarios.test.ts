/** Tests `/api/roi/scenarios`: save, list, rename, remove and restore. */
import { describe, expect, test } from 'vitest';
import type { RoiScenario } from '#domain/contract/roiSchemas.ts';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import { later, morning, nora, otto } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';

const own = { name: ' Today ', inputs: roiDefaults };

const save = async ({ succeed }: TestBackend, token: string, name = 'Today'): Promise<RoiScenario> =>
  (await succeed('saveRoiScenario', { token, body: { ...own, name } })).scenario;

const withScenario = async () => {
  const backend = openTestBackend();
  const { user, session } = await backend.signUp(nora);
  const scenario = await save(backend, session.token);
  return { ...backend, user, token: session.token, scenario, params: { id: scenario.id } };
};

describe('roi scenarios', () => {
  test('are saved as events of the person and the workspace', async () => {
    const { signUp, ask, appendedBy, events } = openTestBackend();
    const { user, session } = await signUp(nora);
    const tags = (await events())[0]?.tags;
    let reply: Awaited<ReturnType<typeof ask>> | null = null;
    const appended = await appendedBy(async () => {
      reply = await ask('saveRoiScenario', { token: session.token, body: own });
    });
    const data: Partial<Record<string, unknown>> = { ...appended[0]?.data };
    const { scenarioId, workspaceId } = data;

    expect(reply && statusAndBody(reply)).toEqual({
      status: 201,
      body: {
        scenario: {
          id: scenarioId,
          name: 'Today',
          inputs: roiDefaults,
          saved_at: morning,
          updated_at: morning,
          removed_at: null,
          etag: '"r0"',
        },
      },
    });
    expect(factsOf(appended)).toEqual([
      {
        stream: `roiScenario-${scenarioId}`,
        revision: 0,
        type: 'RoiScenarioSaved',
        schemaVersion: 1,
        occurredAt: morning,
        actor: { kind: 'account', id: user.id, role: 'user' },
        tags,
        causationId: null,
        data: {
          scenarioId,
          accountId: user.id,
          workspaceId,
          name: 'Today',
          inputs: roiDefaults,
          savedAt: morning,
        },
      },
    ]);
    expect(tags).toEqual([`workspace:${workspaceId}`, `account:${user.id}`]);
  });

  test('report what is wrong with a name or with inputs', async () => {
    const { signUp, ask, appendedBy } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => {
      for (const body of [
        { name: '', inputs: { ...roiDefaults, clientCount: -1 } },
        { ...own, inputs: { ...roiDefaults, clientCount: 1.5 } },
      ]) {
        replies.push(statusAndBody(await ask('saveRoiScenario', { token, body })));
      }
    });

    expect(replies[0]).toEqual(
      refusal('invalid', {
        errors: { name: 'Give the scenario a name', 'inputs.clientCount': 'Clients must be 0 to 10000' },
      }),
    );
    expect([(replies[1] as { status: number }).status, appended]).toEqual([422, []]);
  });

  test('are listed to anyone who saved them, the latest first, in pages', async () => {
    const backend = openTestBackend();
    const { token } = (await backend.signUp(nora)).session;
    const stranger = (await backend.signUp(otto)).session.token;
    for (const name of ['One', 'Two', 'Three']) await save(backend, token, name);
    const list = async (query: string, by = token) => {
      const { items, next_cursor, total } = await backend.succeed('listRoiScenarios', { token: by, query });
      return { names: items.map(({ name }) => name), next_cursor, total };
    };
    const first = await list('limit=2');

    expect(first).toEqual({ names: ['Three', 'Two'], next_cursor: first.next_cursor, total: 3 });
    expect(await list(`limit=2&cursor=${first.next_cursor}`)).toEqual({
      names: ['One'],
      next_cursor: null,
      total: 3,
    });
    expect(await list('', stranger)).toEqual({ names: [], next_cursor: null, total: 0 });
  });

  test('are listed as they were at a position of the log', async () => {
    const { ask, succeed, token, scenario, params, log } = await withScenario();
    const { position } = await log.head();
    await ask('removeRoiScenario', { token, params, headers: { 'If-Match': scenario.etag } });

    expect([
      (await succeed('listRoiScenarios', { token })).items,
      (await succeed('listRoiScenarios', { token, query: `as_of=${position}` })).items,
    ]).toEqual([[], [scenario]]);
  });

  test('refuse pages that cannot be', async () => {
    const { ask, token } = await withScenario();
    const replies = await Promise.all(
      ['limit=0', 'limit=many', 'cursor=nothing', 'state=lost'].map(async (query) => {
        const { status, body } = await ask('listRoiScenarios', { token, query });
        return [status, Object.keys((body as { errors: object }).errors)];
      }),
    );

    expect(replies).toEqual([
      [422, ['limit']],
      [422, ['limit']],
      [422, ['cursor']],
      [422, ['state']],
    ]);
  });

  test('get another name', async () => {
    const { ask, token, scenario, params, world } = await withScenario();
    world.clock.advanceTo(Date.parse(later));
    const reply = await ask('renameRoiScenario', {
      token,
      params,
      body: { name: 'Weekly' },
      headers: { 'If-Match': scenario.etag },
    });

    expect([statusAndBody(reply), reply.headers.get('ETag')]).toEqual([
      {
        status: 200,
        body: { scenario: { ...scenario, name: 'Weekly', updated_at: later, etag: '"r1"' } },
      },
      '"r1"',
    ]);
  });

  test('are removed and restored', async () => {
    const { ask, succeed, appendedBy, token, scenario, params } = await withScenario();
    const appended = await appendedBy(async () => {
      const removal = await ask('removeRoiScenario', {
        token,
        params,
        headers: { 'If-Match': scenario.etag },
      });
      expect([statusAndBody(removal), removal.headers.get('ETag')]).toEqual([
        { status: 204, body: null },
        null,
      ]);
      const removed = await succeed('listRoiScenarios', { token, query: 'state=removed' });
      expect(removed.items).toEqual([{ ...scenario, removed_at: morning, etag: '"r1"' }]);
      expect(await succeed('restoreRoiScenario', { token, params })).toEqual({
        scenario: { ...scenario, etag: '"r2"' },
      });
    });

    expect(appended.map(({ type }) => type)).toEqual(['RoiScenarioRemoved', 'RoiScenarioRestored']);
    expect((await succeed('listRoiScenarios', { token })).items).toEqual([{ ...scenario, etag: '"r2"' }]);
  });

  test('demand the version that a change rests on', async () => {
    const { ask, appendedBy, token, scenario, params } = await withScenario();
    const body = { name: 'Weekly' };
    await ask('renameRoiScenario', { token, params, body, headers: { 'If-Match': scenario.etag } });
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => {
      for (const headers of [{}, { 'If-Match': scenario.etag }]) {
        replies.push(
          statusAndBody(await ask('renameRoiScenario', { token, params, body: { name: 'Other' }, headers })),
          statusAndBody(await ask('removeRoiScenario', { token, params, headers })),
        );
      }
    });

    expect(replies).toEqual([
      refusal('versionRequired'),
      refusal('versionRequired'),
      refusal('staleVersion'),
      refusal('staleVersion'),
    ]);
    expect(appended).toEqual([]);
  });

  test('of somebody else are not there', async () => {
    const { ask, signUp, appendedBy, params } = await withScenario();
    const { token } = (await signUp(otto)).session;
    const headers = { 'If-Match': '*' };
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => {
      replies.push(
        statusAndBody(await ask('renameRoiScenario', { token, params, headers, body: { name: 'Mine' } })),
        statusAndBody(await ask('removeRoiScenario', { token, params, headers })),
        statusAndBody(await ask('restoreRoiScenario', { token, params })),
        statusAndBody(await ask('restoreRoiScenario', { token, params: { id: 'constructor' } })),
      );
    });

    expect(replies).toEqual(replies.map(() => refusal('notFound')));
    expect(appended).toEqual([]);
  });

  test('are for people who are signed in, of each role', async () => {
    const backend = openTestBackend();
    await backend.seed();
    const statuses: number[] = [];
    for (const name of ['admin', 'manager', 'client'] as const) {
      const { token } = (await backend.demo(name)).session;
      statuses.push((await backend.ask('saveRoiScenario', { token, body: own })).status);
    }

    expect(statuses).toEqual([201, 201, 201]);
    expect(statusAndBody(await backend.ask('saveRoiScenario', { body: own }))).toEqual(
      refusal('sessionMissing'),
    );
    expect(statusAndBody(await backend.ask('listRoiScenarios'))).toEqual(refusal('sessionMissing'));
  });
});
