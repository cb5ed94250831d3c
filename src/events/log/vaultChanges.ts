/** Changes secrets within one transaction of the storage. */
import { checkVaultChanges } from './checkRequest.ts';
import type { VaultChange, VaultValue } from './eventLog.ts';
import type { LogStorage, LogTransaction } from './logStorage.ts';

export const changeSecrets = (transaction: LogTransaction, changes: readonly VaultChange[]): void => {
  for (const change of changes) {
    if ('put' in change) {
      transaction.putSecret(change.put, change.value);
    } else {
      transaction.deleteSecret(change.delete);
    }
  }
};

/** When two tabs store a secret at once, both get the first one: the storage serializes writes. */
export const keepSecrets = (
  storage: LogStorage,
  entries: readonly (readonly [key: string, value: VaultValue])[],
): Promise<readonly VaultValue[]> => {
  checkVaultChanges(entries.map(([put, value]) => ({ put, value })));
  // Durable together with the later events that need it.
  return storage.write(async (transaction) => {
    const found = await Promise.all(entries.map(([key]) => transaction.secret(key)));
    return entries.map(([key, value], index) => {
      const there = found[index] ?? null;
      if (there === null) transaction.putSecret(key, value);
      return there ?? value;
    });
  }, 'relaxed');
};
