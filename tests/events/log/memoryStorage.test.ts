/** Proves the storage in memory. */
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { storageContract } from './storageContract.ts';

describe('memory storage', () => {
  storageContract(async () => memoryStorage());

  test('says that it does not last', () => {
    const { kind, persistent } = memoryStorage();
    expect({ kind, persistent }).toEqual({ kind: 'memory', persistent: false });
  });
});
