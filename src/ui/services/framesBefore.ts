/** Reads the last frame number of the previous page, so that numbering continues over a reload. */

export const framesKey = 'agencylens.frames';

export const framesBefore = ({ sessionStorage }: Pick<Window, 'sessionStorage'>): number =>
  Number.parseInt(sessionStorage.getItem(framesKey) ?? '', 10) || 0;
