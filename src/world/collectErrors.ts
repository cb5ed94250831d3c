/** How several callbacks run although some of them throw: none stops the next, and no error is lost. */

export type ErrorCollection = {
  /** Runs a callback and keeps what it throws. */
  attempt(run: () => void): void;
  /** Throws what was kept: the error itself when it is the only one, an AggregateError when there are more. */
  throwAny(): void;
};

/** An empty collection, for one round of callbacks. */
export const collectErrors = (): ErrorCollection => {
  const errors: unknown[] = [];

  return {
    attempt: (run) => {
      try {
        run();
      } catch (error) {
        errors.push(error);
      }
    },
    throwAny: () => {
      if (errors.length > 1) {
        throw new AggregateError(errors, `${errors.length} callbacks threw`);
      }
      if (errors.length === 1) {
        throw errors[0];
      }
    },
  };
};
