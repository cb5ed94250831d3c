/** Implements the second copy's files in memory, with interrupted writes and damaged bytes. */
import { createHash } from 'node:crypto';
import type { CopyFiles, Digest } from '#events/recovery/copyFiles.ts';

export const cut = new Error('the browser was killed here');

export const nodeDigest: Digest = async (bytes) => createHash('sha256').update(bytes).digest('hex');

/** `failing`: the call before which the browser dies, counted from 1 over writes and removals. Default: none. */
export const memoryFiles = (kept = new Map<string, Uint8Array>(), failing = 0) => {
  let calls = 0;
  const count = (): void => {
    calls += 1;
    if (calls === failing) throw cut;
  };
  const files: CopyFiles = {
    list: async () => [...kept.keys()],
    read: async (name) => {
      const bytes = kept.get(name);
      if (!bytes) throw new DOMException(name, 'NotFoundError');
      return bytes;
    },
    write: async (name, bytes) => {
      count();
      kept.set(name, bytes.slice());
    },
    remove: async (name) => {
      count();
      kept.delete(name);
    },
  };
  return { files, kept, calls: () => calls };
};

export const memoryStore = (kept = new Map<string, string>()) => ({
  kept,
  find: () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }),
});
