/** Writes all secrets of the second copy as one file, replaced as a whole so that deleted secrets disappear from the copy. */
import type { VaultValue } from '../log/eventLog.ts';
import type { CopyFiles, Digest } from './copyFiles.ts';

export type Secrets = readonly (readonly [key: string, value: VaultValue])[];

const form = /^vault-(?<storeId>[0-9a-z-]{1,64})-(?<position>\d+)-(?<digest>[0-9a-f]{64})\.json$/;

type VaultFile = {
  readonly name: string;
  readonly storeId: string;
  readonly position: number;
  readonly digest: string;
};

export const vaultFiles = (names: readonly string[]): readonly VaultFile[] =>
  names
    .flatMap((name) => {
      const groups = form.exec(name)?.groups;
      if (!groups) return [];
      const { storeId = '', position, digest = '' } = groups;
      return [{ name, storeId, position: Number(position), digest }];
    })
    .toSorted((one, other) => other.position - one.position);

type Writing = {
  readonly files: CopyFiles;
  readonly digest: Digest;
  readonly storeId: string;
  readonly position: number;
};

/** Writes the secrets unless an equal file exists, then removes the previous file. Returns the current file's name. */
export const writeVault = async (
  { files, digest, storeId, position }: Writing,
  secrets: Secrets,
  names: readonly string[],
): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(secrets));
  const sum = await digest(bytes);
  const own = vaultFiles(names).filter((file) => file.storeId === storeId);
  const same = own.find((file) => file.digest === sum);
  const name = same?.name ?? `vault-${storeId}-${position}-${sum}.json`;
  if (!same) await files.write(name, bytes);
  for (const file of own) if (file.name !== name) await files.remove(file.name);
  return name;
};

export const readVault = async (
  { files, digest, storeId }: Omit<Writing, 'position'>,
  names: readonly string[],
): Promise<Secrets | null> => {
  for (const file of vaultFiles(names)) {
    if (file.storeId !== storeId) continue;
    const bytes = new Uint8Array(await files.read(file.name));
    if ((await digest(bytes)) === file.digest) return JSON.parse(new TextDecoder().decode(bytes));
  }
  return null;
};
