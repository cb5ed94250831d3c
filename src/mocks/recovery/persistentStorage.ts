/** Combines the storages to make persistent: the browser's, and its bucket when the database is at the other site. */

/** Without the functions the browser has no persistent storage. */
export type PersistentStorage = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

export const allPersistent = (keepers: readonly PersistentStorage[]): Required<PersistentStorage> => {
  const all = async (ask: (keeper: PersistentStorage) => Promise<boolean> | undefined): Promise<boolean> => {
    const answers = await Promise.all(keepers.map(async (keeper) => (await ask(keeper)) ?? false));
    return answers.every((answer) => answer);
  };
  return {
    persist: () => all((keeper) => keeper.persist?.()),
    persisted: () => all((keeper) => keeper.persisted?.()),
  };
};
