/** Tests which requests the log accepts, and the messages for the others. */
import { describe, expect, test } from 'vitest';
import { checkRequest, checkVaultChanges } from '#events/log/checkRequest.ts';
import type { AppendRequest } from '#events/log/eventLog.ts';
import { MalformedRequest } from '#events/log/malformedRequest.ts';
import { command, noted } from './requests.ts';

const clock = { now: () => Date.parse('2026-01-05T09:00:00.000Z') };
const sound = command('one', [noted('note-a', '1')]);

const changed = (change: object): AppendRequest => ({ ...sound, ...change });

const withEvent = (change: object): AppendRequest =>
  changed({ events: [{ ...noted('note-a', '1'), ...change }] });

const fromPast = (kind: string, occurredAt: string): AppendRequest =>
  changed({ actor: { kind, id: 'past' }, events: [{ ...noted('note-a', '1'), occurredAt }] });

const withExpected = (...expected: object[]): AppendRequest => changed({ expected });

const withVault = (...vault: object[]): AppendRequest => changed({ vault });

/** An event whose request entry has this many bytes as canonical JSON. */
const eventOfBytes = (bytes: number) => {
  const empty = noted('note-a', '');
  return noted('note-a', 'x'.repeat(bytes - JSON.stringify(empty).length));
};

const kibibytes = 1024;
/** Bytes of a request besides its event: `[[],null]`, the secrets and the reply. */
const bytesBeside = 9;
const allButOne = Array.from({ length: 127 }, () => eventOfBytes(64 * kibibytes));

describe('check of a request', () => {
  test('gives a frozen copy of a sound request', () => {
    const copy = checkRequest(sound, clock);
    expect([copy, copy === sound, Object.isFrozen(copy), Object.isFrozen(sound)]).toEqual([
      sound,
      false,
      true,
      false,
    ]);
  });

  test.each<[string, AppendRequest]>([
    [
      'the longest names',
      changed({ commandId: 'c'.repeat(200), actor: { kind: 'system', id: 'i'.repeat(200) } }),
    ],
    [
      'a category of many words',
      withEvent({ stream: 'whiteLabelTheme-0123456789abcdefghijklmnopqrstuvwxyz0123' }),
    ],
    ['the longest stream id', withEvent({ stream: `note-${'a'.repeat(40)}` })],
    ['all that an event may have', withEvent({ schemaVersion: 2, tags: ['a', 'b'], causationId: 'id' })],
    ['an event without a cause', withEvent({ causationId: null })],
    ['a time before now of a seed', fromPast('seed', '2026-01-05T09:00:00.000Z')],
    ['a time before now of an import', fromPast('import', '1969-07-20T20:17:40.000Z')],
    ['500 events', changed({ events: Array(500).fill(noted('note-a', '1')) })],
    ['an event of 64 KiB', changed({ events: [eventOfBytes(64 * kibibytes)] })],
    ['a request of 8 MiB', changed({ events: [...allButOne, eventOfBytes(64 * kibibytes - bytesBeside)] })],
    ['secrets alone', changed({ events: [], vault: [{ delete: 'key' }] })],
    ['a reply alone', changed({ events: [], reply: { status: 204, body: '' } })],
    ['no cause', changed({ causeFrame: null })],
    ['relaxed durability', changed({ durability: 'relaxed' })],
    [
      'every kind of expectation',
      withExpected(
        { stream: 'note-a', revision: 0 },
        { stream: 'note-b', revision: 'none' },
        { stream: 'note-c', revision: 'exists' },
        { stream: 'note-d', revision: 'any' },
      ),
    ],
  ])('takes %s', (_, request) => {
    expect(checkRequest(request, clock)).toEqual(request);
  });

  test.each<[string, AppendRequest, string]>([
    [
      'a time that has not come yet',
      fromPast('seed', '2026-01-05T09:00:00.001Z'),
      'request.events.0.occurredAt is 2026-01-05T09:00:00.001Z, which has not come yet',
    ],
    [
      'a time that is no time',
      fromPast('seed', '2026-13-05T09:00:00.000Z'),
      'request.events.0.occurredAt is 2026-13-05T09:00:00.000Z, which has not come yet',
    ],
    [
      'a time without a zone',
      fromPast('seed', '2026-01-05T08:00'),
      'request.events.0.occurredAt is "2026-01-05T08:00", which is not /^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$/',
    ],
    [
      'a time of its own that a person gives',
      fromPast('account', '2026-01-05T08:00:00.000Z'),
      'request.events.0.occurredAt is given by account, which tells nothing of the past',
    ],
    [
      'no command id',
      changed({ commandId: '' }),
      'request.commandId is "", which is not 1 to 200 characters',
    ],
    [
      'a command id that is no text',
      changed({ commandId: 7 }),
      'request.commandId is 7, which is not 1 to 200 characters',
    ],
    [
      'a hash of another form',
      changed({ commandHash: 'ABC' }),
      'request.commandHash is "ABC", which is not /^[0-9a-f]{64}$/',
    ],
    [
      'a correlation of another form',
      changed({ correlationId: 'x' }),
      'request.correlationId is "x", which is not /^[0-9a-f]{32}$/',
    ],
    [
      'another durability',
      changed({ durability: 'later' }),
      'request.durability is "later", which is none of , strict, relaxed',
    ],
    ['no actor', changed({ actor: null }), 'request.actor is not an object'],
    [
      'another kind of actor',
      changed({ actor: { kind: 'robot', id: 'r' } }),
      'request.actor.kind is "robot", which is none of account, visitor, seed, system, import',
    ],
    [
      'an actor without id',
      changed({ actor: { kind: 'account' } }),
      'request.actor.id is undefined, which is not 1 to 200 characters',
    ],
    [
      'another role',
      changed({ actor: { kind: 'account', id: 'a', role: 'owner' } }),
      'request.actor.role is "owner", which is none of , admin, manager, user',
    ],
    ['events that are no list', changed({ events: {} }), 'request.events is not a list'],
    [
      '501 events',
      changed({ events: Array(501).fill(noted('note-a', '1')) }),
      'request.events has 501 items, more than 500',
    ],
    ['an event that is nothing', changed({ events: [null] }), 'request.events.0 is not an object'],
    ['an event without content', withEvent({ event: 'x' }), 'request.events.0.event is not an object'],
    [
      'a type of another form',
      withEvent({ event: { type: 'text.noted', data: {} } }),
      'request.events.0.event.type is "text.noted", which is not /^[A-Z][A-Za-z0-9]{0,99}$/',
    ],
    [
      'a type that would confuse the hash',
      withEvent({ event: { type: 'A|b', data: {} } }),
      'request.events.0.event.type is "A|b", which is not /^[A-Z][A-Za-z0-9]{0,99}$/',
    ],
    [
      'data that is a list',
      withEvent({ event: { type: 'A', data: [] } }),
      'request.events.0.event.data is not an object',
    ],
    [
      'data that is no JSON',
      withEvent({ event: { type: 'A', data: { at: new Date(0) } } }),
      'request.events.0.event.data.at is not a plain object',
    ],
    [
      'schema version 0',
      withEvent({ schemaVersion: 0 }),
      'request.events.0.schemaVersion is 0, which is no whole number from 1 to 9007199254740991',
    ],
    ['tags that are no list', withEvent({ tags: 'a' }), 'request.events.0.tags is not a list'],
    [
      'an empty tag',
      withEvent({ tags: ['a', ''] }),
      'request.events.0.tags.1 is "", which is not 1 to 200 characters',
    ],
    ['51 tags', withEvent({ tags: Array(51).fill('a') }), 'request.events.0.tags has 51 items, more than 50'],
    [
      'an empty cause',
      withEvent({ causationId: '' }),
      'request.events.0.causationId is "", which is not 1 to 200 characters',
    ],
    [
      'a stream expected twice',
      withExpected({ stream: 'note-a', revision: 0 }, { stream: 'note-a', revision: 'any' }),
      'request.expected.1.stream is note-a, which was named before',
    ],
    ['an expectation that is nothing', changed({ expected: [null] }), 'request.expected.0 is not an object'],
    [
      'an expected stream of another form',
      withExpected({ stream: 'note', revision: 0 }),
      'request.expected.0.stream is "note", which is not /^[a-z][a-zA-Z]{0,99}-[a-z0-9]{1,40}$/',
    ],
    [
      'revision -1',
      withExpected({ stream: 'note-a', revision: -1 }),
      'request.expected.0.revision is -1, which is no whole number from 0 to 9007199254740991',
    ],
    [
      'another expectation',
      withExpected({ stream: 'note-a', revision: 'maybe' }),
      'request.expected.0.revision is "maybe", which is none of none, exists, any',
    ],
    [
      'a secret both put and deleted',
      withVault({ put: 'a', value: {}, delete: 'a' }),
      'request.vault.0 must either put or delete',
    ],
    [
      'a secret neither put nor deleted',
      withVault({ value: {} }),
      'request.vault.0 must either put or delete',
    ],
    [
      'a secret without a key',
      withVault({ put: '', value: {} }),
      'request.vault.0.put is "", which is not 1 to 200 characters',
    ],
    [
      'a deletion without a key',
      withVault({ delete: '' }),
      'request.vault.0.delete is "", which is not 1 to 200 characters',
    ],
    ['a secret without a value', withVault({ put: 'a' }), 'request.vault.0.value is not an object'],
    [
      'a secret of more than one level',
      withVault({ put: 'a', value: { b: [] } }),
      'request.vault.0.value must be flat',
    ],
    [
      'a reply without status',
      changed({ reply: { body: '' } }),
      'request.reply.status is undefined, which is no whole number from 100 to 599',
    ],
    [
      'a reply whose body is no text',
      changed({ reply: { status: 200, body: {} } }),
      'request.reply.body is not text',
    ],
    [
      'nothing to keep',
      changed({ events: [], vault: [] }),
      'request has neither events nor secrets nor a reply: there is nothing to keep',
    ],
    [
      'an event of 64 KiB and a byte',
      changed({ events: [noted('note-a', ''), eventOfBytes(64 * kibibytes + 1)] }),
      'request.events.1 takes 65537 bytes, more than 65536',
    ],
    [
      'an event whose letters take more bytes than one',
      changed({ events: [noted('note-a', 'é'.repeat(32_760))] }),
      'request.events.0 takes 65587 bytes, more than 65536',
    ],
    [
      'a request of 8 MiB and a byte',
      changed({ events: [...allButOne, eventOfBytes(64 * kibibytes - bytesBeside + 1)] }),
      'the request takes 8388609 bytes, more than 8388608',
    ],
    [
      'a reply that makes it too large',
      changed({ reply: { status: 200, body: 'x'.repeat(8 * 1024 * kibibytes) } }),
      'the request takes 8388705 bytes, more than 8388608',
    ],
  ])('refuses %s', (_, request, message) => {
    expect(() => checkRequest(request, clock)).toThrow(new MalformedRequest(message));
  });

  test.each([
    'note',
    'note-',
    '-a',
    'Note-a',
    'note-A',
    'note_x-a',
    'note-a-b',
    'note-a b',
    'note/x-a',
    '$note-a',
    `note-${'a'.repeat(41)}`,
    'note-a\n',
    ' note-a',
    `${'n'.repeat(101)}-a`,
  ])('refuses the stream name %j', (stream) => {
    expect(() => checkRequest(withEvent({ stream }), clock)).toThrow(
      new MalformedRequest(
        `request.events.0.stream is ${JSON.stringify(stream).slice(0, 80)}, which is not /^[a-z][a-zA-Z]{0,99}-[a-z0-9]{1,40}$/`,
      ),
    );
  });

  test('refuses a request that is none', () => {
    expect(() => checkRequest(JSON.parse('null'), clock)).toThrow(
      new MalformedRequest('request is not an object'),
    );
  });
});

describe('check of changes of secrets', () => {
  test('gives a frozen copy, and names what is wrong', () => {
    const changes = [{ put: 'a', value: { n: 1 } }, { delete: 'b' }];
    const copy = checkVaultChanges(changes);
    expect([copy, copy === changes, Object.isFrozen(copy[0])]).toEqual([changes, false, true]);
    expect(() => checkVaultChanges([{ delete: '' }])).toThrow(
      new MalformedRequest('changes.0.delete is "", which is not 1 to 200 characters'),
    );
  });
});
