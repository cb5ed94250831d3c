/** What is written into a list of entries, which takes each out of its field once a comma ends it. */

/** Ends an entry. */
const separator = /[,;\s]$/;

export type WrittenEntries = {
  /** The field holds this now. */
  readonly hear: (value: string) => void;
  /** All that was written, in its order. */
  readonly text: () => string;
};

export const createWrittenEntries = (first: string): WrittenEntries => {
  let taken = '';
  let last = first;
  return {
    hear: (value) => {
      if (separator.test(last) && !value.startsWith(last)) taken += last;
      last = value;
    },
    text: () => taken + last,
  };
};
