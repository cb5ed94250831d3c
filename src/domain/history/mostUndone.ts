/** How many further changes one undoing takes. */
export const mostUndone = 100;
