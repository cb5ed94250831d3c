/** How far the frames of the page before this one went: the numbers go on, so that a moment keeps its number over a reload. */

export const framesKey = 'agencylens.frames';

/** 0 where nothing is kept. */
export const framesBefore = ({ sessionStorage }: Pick<Window, 'sessionStorage'>): number =>
  Number.parseInt(sessionStorage.getItem(framesKey) ?? '', 10) || 0;
