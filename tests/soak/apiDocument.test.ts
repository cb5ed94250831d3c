/** Tests that the API referee is strict: it accepts no reply that the document does not describe. */
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { type ProblemCode, problemOf } from '#domain/contract/problemCatalogue.ts';
import { createEventReferee, createReferee } from './apiDocument.ts';

const judge = createReferee();

const judged = (name: EndpointName, status: number, body: unknown, planted: readonly ProblemCode[] = []) => {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  const headers = new Headers({ 'Content-Type': type, 'X-Log-Position': '7' });
  return judge(name, { status, headers, body }, planted);
};

const refused = (name: EndpointName, code: ProblemCode, planted: readonly ProblemCode[] = []) => {
  const problem = problemOf(code);
  return judged(name, problem.status, problem, planted);
};

describe('the referee', () => {
  test.each<[EndpointName, ProblemCode]>([
    ['listClients', 'internal'],
    ['listClients', 'storageUnavailable'],
    ['addClient', 'storageFull'],
    ['checkout', 'providerUnavailable'],
    ['checkout', 'oauthLoginUnavailable'],
  ])('takes a %s that is refused with %s as a fault, and not where that was planted', (name, code) => {
    const { status } = problemOf(code);

    expect(refused(name, code)).toBe(`${status} ${code}, though no such fault was planted`);
    expect(refused(name, code, [code])).toBe(
      code === 'oauthLoginUnavailable' ? '501 oauthLoginUnavailable is not documented' : null,
    );
  });

  test('takes a sign-in with another provider, which is never served, as it is', () => {
    expect(refused('oauth', 'oauthLoginUnavailable')).toBeNull();
  });

  test.each([
    ['2026-02-28T09:00:00.000Z', null],
    ['2026-02-30T09:00:00.000Z', expect.stringContaining('received_at')],
    ['2026-02-28T25:00:00.000Z', expect.stringContaining('received_at')],
    ['yesterday', expect.stringContaining('received_at')],
  ])('looks whether %s is a time', (received_at, fault) => {
    const contact = { id: 'a', received_at };

    expect(judged('sendContact', 201, { contact })).toEqual(fault);
  });

  test('looks at each event of a stream', () => {
    const judgeEvent = createEventReferee();
    const event = {
      position: 7,
      number: 3,
      id: 'e7',
      stream: 'account-a',
      revision: 0,
      type: 'AccountRegistered',
      schema_version: 1,
      occurred_at: '2026-01-01T09:00:00.000Z',
      recorded_at: '2026-01-01T09:00:00.000Z',
      actor: { kind: 'account', id: 'a', name: null },
      about: null,
      client_id: null,
      command_id: 'c',
      correlation_id: 'd',
      causation_id: null,
      tags: [],
      data: {},
      previous_hash: '0',
      hash: '1',
    };

    expect(judgeEvent('streamEvents', event)).toBeNull();
    expect(judgeEvent('streamEvents', { ...event, recorded_at: 'now' })).toContain('recorded_at');
    expect(judgeEvent('streamEvents', { ...event, secret: 'x' })).toContain('additional properties');
    expect(judgeEvent('listEvents', event)).toBe('nothing is documented of the events of this stream');
  });
});
