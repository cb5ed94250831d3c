/** The client, days and filters of a chart, for a picture, which has no page around it. They are read from the page’s print cover. */

export type PictureCover = {
  /** Whose figures; empty on a page without a cover. */
  readonly whose: string;
  readonly days: string;
  readonly comparedWith: string;
  readonly filters: string;
  readonly asOf: string;
};

const textOf = (place: Element | null | undefined): string => place?.textContent?.trim() ?? '';

/** The words beside a name in the cover's list. */
const factOf = (cover: Element | null, name: string): string =>
  textOf(cover?.querySelector(`[data-cover-fact="${name}"]`));

/** Filters of the chart's own, such as a widget's, stand beside those of the page. */
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
