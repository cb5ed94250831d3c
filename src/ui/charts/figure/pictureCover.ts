/** Reads the client, days and filters of an exported chart from the page's print cover. */

export type PictureCover = {
  readonly whose: string;
  readonly days: string;
  readonly comparedWith: string;
  readonly filters: string;
  readonly asOf: string;
};

const textOf = (place: Element | null | undefined): string => place?.textContent?.trim() ?? '';

const factOf = (cover: Element | null, name: string): string =>
  textOf(cover?.querySelector(`[data-cover-fact="${name}"]`));

const filtersOf = (figure: Element, cover: Element | null): string => {
  const own = figure.closest('[data-filter-words]')?.getAttribute('data-filter-words') ?? '';
  return [factOf(cover, 'Filters'), own].filter((words) => words !== '').join('; ');
};

export const pictureCover = (figure: Element): PictureCover => {
  const page = figure.closest('main') ?? figure.ownerDocument.body;
  const cover = page.querySelector('[data-print-cover]');
  return {
    whose: textOf(cover?.querySelector('[data-cover-title]')),
    days: factOf(cover, 'Period'),
    comparedWith: factOf(cover, 'Compared with'),
    filters: filtersOf(figure, cover),
    asOf: factOf(cover, 'As of'),
  };
};
