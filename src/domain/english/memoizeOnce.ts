/** Caches the result of an expensive function without arguments. */

export const memoizeOnce = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | null = null;
  return () => {
    made ??= make();
    return made;
  };
};
