/** Names of events for people. */

/** `client added` for `ClientAdded`. */
export const inWords = (type: string): string => type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
