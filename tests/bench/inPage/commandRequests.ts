/** Builds append requests of the size and shape of the product's own commands. */
import { sha256Hex } from '#events/log/digest.ts';
import type { AppendRequest, Expected, NewEvent } from '#events/log/eventLog.ts';

const streamCount = 50;

const profileUpdated = (account: number, index: number): NewEvent => ({
  stream: `account-${account}`,
  event: {
    type: 'ProfileUpdated',
    data: {
      accountId: `account${account}`,
      changes: { firstName: `Ada ${index}`, company: 'Northlight Agency' },
      updatedAt: '2026-11-03T10:20:30.400Z',
    },
  },
  tags: ['workspace:northlight', `account:account${account}`],
});

/** Generates requests of `size` events for one stream with an expected revision and a stored reply, as a POST does. */
export const createRequests = (size: number, name: string): (() => AppendRequest) => {
  const revisions = new Map<string, number>();
  let count = 0;
  return () => {
    const account = count % streamCount;
    const events = Array.from({ length: size }, (_, index) => profileUpdated(account, count + index));
    const stream = `account-${account}`;
    const revision: Expected = revisions.get(stream) ?? 'none';
    revisions.set(stream, (revisions.get(stream) ?? -1) + size);
    count += 1;
    return {
      commandId: `${name}:${count}`,
      commandHash: sha256Hex(`${name}:${count}`),
      correlationId: count.toString(16).padStart(32, '0'),
      actor: { kind: 'account', id: `account${account}`, role: 'admin' },
      events,
      expected: [{ stream, revision }],
      reply: { status: 200, body: '{"profile":{"first_name":"Ada","company":"Northlight Agency"}}' },
    };
  };
};
