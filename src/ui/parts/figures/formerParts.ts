/**
 * Marks all widgets in an element as busy without rerendering them, because they show the previous query;
 * `false` exempts a nested part.
 */
export const formerParts = (isFormer: boolean) => ({ 'data-former-parts': isFormer, 'aria-busy': isFormer });
