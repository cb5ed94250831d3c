/** Limits how many further changes one undo may include. */
export const mostUndone = 100;
