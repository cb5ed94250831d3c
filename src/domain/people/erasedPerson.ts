/** How somebody is called whose personal data were erased: one word on every screen and in every file. */
export const erasedName = 'Erased person';
