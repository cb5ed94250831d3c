/** Runs several callbacks of which some may throw: none stops the next, and no error is lost. */

export type ErrorCollection = {
  attempt(run: () => void): void;
  /** Throws the collected error itself when it is the only one, an AggregateError when there are more. */
  throwAny(): void;
};

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
