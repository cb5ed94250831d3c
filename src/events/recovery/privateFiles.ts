/** Stores the second copy's files in the origin's private file system. */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CopyFiles } from './copyFiles.ts';

const folderName = 'agencylens-copy';

const isMissing = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

const ifThere = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return otherwise;
    throw error;
  }
};

export const hasPrivateFiles = (): boolean =>
  typeof navigator !== 'undefined' &&
  typeof navigator.storage?.getDirectory === 'function' &&
  typeof FileSystemFileHandle !== 'undefined' &&
  'createWritable' in FileSystemFileHandle.prototype;

/** The folder of one tenant. A file appears with all of its bytes when it is closed. */
export const privateFiles = (tenant: string): CopyFiles => {
  const folder = async (create: boolean): Promise<FileSystemDirectoryHandle> => {
    const root = await navigator.storage.getDirectory();
    const copies = await root.getDirectoryHandle(folderName, { create });
    return await copies.getDirectoryHandle(tenant, { create });
  };
  return {
    list: () =>
      ifThere(async () => {
        const names: string[] = [];
        for await (const name of (await folder(false)).keys()) names.push(name);
        return names;
      }, []),
    read: async (name) => {
      const handle = await (await folder(false)).getFileHandle(name);
      return new Uint8Array(await (await handle.getFile()).arrayBuffer());
    },
    write: async (name, bytes) => {
      const handle = await (await folder(true)).getFileHandle(name, { create: true });
      const stream = await handle.createWritable();
      await stream.write(bytes);
      await stream.close();
    },
    remove: (name) => ifThere(async () => (await folder(false)).removeEntry(name), undefined),
  };
};

export const platformDigest = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
