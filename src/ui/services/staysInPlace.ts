/** How a step of the tab's history says that the page is the same and stays where it is scrolled, though the step can be taken back. */

/** State of such a step. */
export const staysInPlace = { staysInPlace: true } as const;

/** Whether a location's state is that of such a step. */
export const isInPlace = (state: unknown): boolean => Object(state).staysInPlace === true;
