/** Names an erased person, the same on every page and in every file. */
export const erasedName = 'Erased person';
