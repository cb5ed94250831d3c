/** Collects the text typed into a tags input, which removes each entry at a comma. */

const separator = /[,;\s]$/;

export type WrittenEntries = {
  readonly hear: (value: string) => void;
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
