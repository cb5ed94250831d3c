/** Tests the contract of the event log over every storage. */
import { describe, expect, test } from 'vitest';
import { createEventLog } from '#events/log/createEventLog.ts';
import { MalformedRequest } from '#events/log/malformedRequest.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { eventLogContract } from './eventLogContract.ts';
import { indexedDbHouse, memoryHouse } from './houses.ts';

describe('event log over memory', () => eventLogContract(memoryHouse));

describe('event log over IndexedDB', () => eventLogContract(indexedDbHouse));

describe('event log', () => {
  test.each(['', 'Main', 'a|b', '-a', 'a'.repeat(65)])('refuses %j as a tenant', (tenant) => {
    const parts = { storage: memoryStorage(), hints: silentHints, world: createVirtualWorld(), tenant };
    expect(() => createEventLog(parts)).toThrow(MalformedRequest);
  });
});
