/** A browser may forbid its storages or have none left: what uses one then goes on without it. */
export const tryStorage = <Result>(use: () => Result, otherwise: Result): Result => {
  try {
    return use();
  } catch {
    return otherwise;
  }
};
