/**
 * Marks all widgets in an element as busy without drawing any of them: what they show answers the
 * question before. Within it, `false` leaves out those that no view changes.
 */
export const formerParts = (isFormer: boolean) => ({ 'data-former-parts': isFormer, 'aria-busy': isFormer });
