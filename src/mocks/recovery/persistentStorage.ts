/** Who is asked not to clear the data by itself: the browser, and where the database lies beside the usual place, its bucket too. */

/** Without the functions it has no such promise to give. */
export type PersistentStorage = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

/** Promises only what all of them promise; one that has no promise to give counts as a refusal. */
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
