/** Tests that the API document lists the refusals of each operation for API keys, portal views and past moments. */
import { describe, expect, test } from 'vitest';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { type ProblemCode, problemCatalogue } from '#domain/contract/problemCatalogue.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { nora } from '#tests/support/cast.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { neededQuery } from '#tests/support/neededQuery.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { documentedRefusal, endpointNames, operationOf, type Who } from './documentedAccess.ts';

const fjord = 'fjordandfoam';

type Told = Readonly<Record<string, ProblemCode | null>>;

type Way = { readonly token: string; readonly code: ProblemCode; readonly query?: string };

/** A key's call counts once its input is valid. */
const oneFact = {
  client_id: 'nothing',
  rows: [{ day: '2026-01-01', channel: 'email', measures: { sessions: 1 } }],
};

const toldAt = async (backend: TestBackend, { token, code, query = '' }: Way): Promise<Told> => {
  const last: readonly EndpointName[] = ['endSimulation', 'eraseOwn', 'signOut'];
  const told: [string, ProblemCode | null][] = [];
  for (const name of [...endpointNames.filter((one) => !last.includes(one)), ...last]) {
    const response = await backend.open(name, {
      token,
      params: { provider: 'google', id: 'nothing', change: 'nothing', token: 'nothing' },
      query: `${new URLSearchParams(neededQuery(name))}${query}`,
      ...(paths[name][0] === 'GET' ? {} : { body: name === 'addFacts' ? oneFact : {} }),
    });
    const isRefusal = response.status === problemCatalogue[code].status;
    const text = isRefusal ? await response.text() : '';
    if (!isRefusal) await response.body?.cancel();
    told.push([name, text.includes(`"code":"${code}"`) ? code : null]);
  }
  return Object.fromEntries(told);
};

const documented = (code: ProblemCode, who: Who | 'all'): Told =>
  Object.fromEntries(
    endpointNames.map((name) => {
      if (who !== 'all' && documentedRefusal(name, who) !== null) return [name, null];
      const said = operationOf(name).responses[problemCatalogue[code].status]?.description ?? '';
      return [name, said.split(' · ').some((one) => one.startsWith(`${code}: `)) ? code : null];
    }),
  );

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  return { backend, token };
};

const openWith = async (plan: PlanName) => {
  const backend = openTestBackend();
  const { token } = (await backend.signUp(nora)).session;
  await backend.succeed('checkout', { token, body: { plan_name: plan, billing_cycle: 'monthly' } });
  return { backend, token };
};

const makeKey = ({ backend, token }: Awaited<ReturnType<typeof openDemo>>) =>
  backend.succeed('makeApiKey', { token, body: { name: 'Export' } });

const owner = { role: 'admin', isOwner: true } as const;

describe('every operation of the document', () => {
  test.each([
    ['the demo', openDemo, { ...owner, plan: 'enterprise' }],
    ['a reseller', () => openWith('agency_plus'), { ...owner, plan: 'agency_plus', isElsewhere: true }],
  ] as const)('names notForKeys where the key of the owner of %s is refused', async (_, open, who) => {
    const opened = await open();
    const { secret } = await makeKey(opened);

    expect(documented('notForKeys', who)).toEqual(
      await toldAt(opened.backend, { token: secret, code: 'notForKeys' }),
    );
  });

  test('names the scheme of keys where it does not name notForKeys, and none where anyone may call', () => {
    const refused = documented('notForKeys', 'all');

    expect(endpointNames.map((name) => [name, operationOf(name).security])).toEqual(
      endpointNames.map((name) => {
        const { 'x-roles': roles } = operationOf(name);
        if (roles.includes('anyone')) return [name, []];
        const visitor = roles.includes('visitor') ? [{}] : [];
        return [name, [...visitor, { session: [] }, ...(refused[name] === null ? [{ apiKey: [] }] : [])]];
      }),
    );
  });

  test('names quotaExceeded where a key is refused once the calls of the month are used up', async () => {
    const opened = await openWith('pro');
    const { backend, token } = opened;
    const { secret, key } = await makeKey(opened);
    const { workspace } = await backend.succeed('readWorkspace', { token });
    const at = new Date(backend.world.clock.now()).toISOString();
    const month = { month: at.slice(0, 7), firstAt: at, lastAt: at, countedAt: at };
    const counted = { workspaceId: workspace.id, keyId: key.id, name: key.name, calls: 100_000, ...month };
    await appendFacts(backend.log, backend.world, [{ type: 'ApiCallsCounted', data: counted }]);

    expect(documented('quotaExceeded', { ...owner, plan: 'pro', isElsewhere: true })).toEqual(
      await toldAt(backend, { token: secret, code: 'quotaExceeded' }),
    );
  });

  test('names pastIsReadOnly where a change is asked of the past', async () => {
    const { backend, token } = await openDemo();

    expect(documented('pastIsReadOnly', { ...owner, plan: 'enterprise' })).toEqual(
      await toldAt(backend, { token, code: 'pastIsReadOnly', query: '&as_of=1' }),
    );
  });

  test('names viewIsReadOnly where a view of a client’s portal is refused', async () => {
    const { backend, token } = await openDemo();
    const view = await backend.succeed('viewAsClient', { token, body: { client_id: fjord } });

    expect(documented('viewIsReadOnly', 'all')).toEqual(
      await toldAt(backend, { token: view.session.token, code: 'viewIsReadOnly' }),
    );
  });
});
