/** What is dear to make is made when it is first asked for. */

/** Calls `make` once, at the first call. */
export const memoizeOnce = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | null = null;
  return () => {
    made ??= make();
    return made;
  };
};
