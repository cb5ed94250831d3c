/** Stores extracts in the derived database, which stays open for a scan through all of them. */
import { committed, type DerivedPlace, openDerived, settled } from './derivedDatabase.ts';
import type { EventExtract } from './eventExtract.ts';
import type { ExtractStore } from './extractedRows.ts';

export type OpenExtracts = ExtractStore & { readonly close: () => Promise<void> };

export const openExtracts = ({ factory, storeId, tenant, report }: DerivedPlace): OpenExtracts => {
  const opened = openDerived(factory);
  opened.catch(report);
  const keyOf = (first: number): IDBValidKey => [storeId, tenant, first];
  const orElse = async <Result>(otherwise: Result, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      report(error);
      return otherwise;
    }
  };
  return {
    read: (first) =>
      orElse<EventExtract | null>(null, async () => {
        const extracts = (await opened).transaction('extracts').objectStore('extracts');
        return (await settled<EventExtract | undefined>(extracts.get(keyOf(first)))) ?? null;
      }),
    write: (first, extract) =>
      orElse(false, async () => {
        const transaction = (await opened).transaction('extracts', 'readwrite', { durability: 'relaxed' });
        const end = committed(transaction);
        transaction.objectStore('extracts').put(extract, keyOf(first));
        await end;
        return true;
      }),
    close: async () => {
      await opened.then(
        (database) => database.close(),
        () => undefined,
      );
    },
  };
};
