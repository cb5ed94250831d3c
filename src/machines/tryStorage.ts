/** Falls back to a default when the browser blocks a storage or its quota is exceeded. */
export const tryStorage = <Result>(use: () => Result, otherwise: Result): Result => {
  try {
    return use();
  } catch {
    return otherwise;
  }
};
