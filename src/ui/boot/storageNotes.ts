/** Keeps the last storage note of each kind for later subscribers. */
import type { FollowStorageNotes, StorageNote } from '#domain/recovery/storageNote.ts';

export const createStorageNotes = () => {
  const told = new Map<string, StorageNote>();
  const listeners = new Set<(note: StorageNote) => void>();
  const follow: FollowStorageNotes = (hear) => {
    told.forEach(hear);
    listeners.add(hear);
    return () => listeners.delete(hear);
  };
  return {
    tell: (note: StorageNote): void => {
      told.set(note.kind, note);
      for (const hear of listeners) hear(note);
    },
    follow,
  };
};
