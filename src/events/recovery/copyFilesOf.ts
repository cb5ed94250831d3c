/** Selects the second copy's files of one database. */
import { readSegmentName } from './copySegment.ts';
import { vaultFiles } from './copyVault.ts';

export const copyFilesOf = (names: readonly string[], storeId: string): readonly string[] => [
  ...names.filter((name) => readSegmentName(name)?.storeId === storeId),
  ...vaultFiles(names)
    .filter((file) => file.storeId === storeId)
    .map(({ name }) => name),
];
