/** Tests routes whose code loads in two parts. */
import { describe, expect, test } from 'vitest';
import { firstRoutes } from '#mocks/firstRoutes.ts';
import { laterRoutes } from '#mocks/laterRoutes.ts';
import { createRouteTable } from '#mocks/routeTable.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';

const arriving = (refusals = 0) => {
  const tries: string[] = [];
  const table = createRouteTable(firstRoutes, async () => {
    tries.push('asked');
    if (tries.length <= refusals) throw new Error('the file did not come');
    return laterRoutes;
  });
  return { table, tries };
};

describe('a route', () => {
  test('of the first ones is there at once', () => {
    const { table, tries } = arriving();

    expect(table.of('readMetrics')).toEqual({
      endpoint: firstRoutes.endpoints.readMetrics,
      handler: firstRoutes.handlers.readMetrics,
    });
    expect(tries).toEqual([]);
  });

  test('of the others waits for its code, which is fetched once', async () => {
    const { table, tries } = arriving();
    const [one, other] = await Promise.all([table.of('signIn'), table.of('listHistory')]);

    expect([one, other]).toEqual([
      { endpoint: laterRoutes.endpoints.signIn, handler: laterRoutes.handlers.signIn },
      { endpoint: laterRoutes.endpoints.listHistory, handler: laterRoutes.handlers.listHistory },
    ]);
    expect(table.of('signOut')).not.toBeInstanceOf(Promise);
    expect(tries).toEqual(['asked']);
  });

  test('whose code does not come is asked for again by the next request', async () => {
    const { table, tries } = arriving(1);

    await expect(table.of('signIn')).rejects.toThrow('the file did not come');
    expect(await table.of('signIn')).toMatchObject({ handler: laterRoutes.handlers.signIn });
    expect(tries).toEqual(['asked', 'asked']);
  });

  test('is at once there in a host that has all code', () => {
    expect(wholeRoutes.of('signIn')).toEqual({
      endpoint: laterRoutes.endpoints.signIn,
      handler: laterRoutes.handlers.signIn,
    });
  });
});

test('what the contract says of an endpoint is known once its code is there', async () => {
  const { table } = arriving();
  const before = table.endpoint('signIn');
  await table.whole();

  expect([before, table.endpoint('signIn')]).toEqual([null, laterRoutes.endpoints.signIn]);
});
