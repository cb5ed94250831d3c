/** Marks navigations within a page, which keep its scroll position. */

export const staysInPlace = { staysInPlace: true } as const;

export const isInPlace = (state: unknown): boolean => Object(state).staysInPlace === true;
