/** Records when a client's board shows its metrics and charts, first and after a change of the view. */

/** Milliseconds since navigation start; 0 if it did not happen yet. */
export type WatchedBoard = {
  figures: number;
  /** The first chart that the library has drawn. */
  chart: number;
  pressed: number;
  /** The key metrics differ from those at the last key press. */
  otherFigures: number;
  /** The charts visible at the last key press show the new metrics; 0 if none was visible. */
  otherCharts: number;
};

export const boardSeen = (key: keyof WatchedBoard): string => `board: ${key}`;

declare global {
  var watchedBoard: WatchedBoard | undefined;
}

export const watchBoard = (): void => {
  const board: WatchedBoard = {
    figures: 0,
    chart: 0,
    pressed: 0,
    otherFigures: 0,
    otherCharts: 0,
  };
  globalThis.watchedBoard = board;
  let before = '';
  /** Label of each visible chart at the last key press, and its picture count when the label changed. */
  let charts = new Map<Element, { readonly said: string; pictures: number | null }>();

  const figures = (): string => {
    const cards = [...document.querySelectorAll('[data-key-figure]')];
    const isWaiting = cards.length === 0 || cards.some((card) => card.querySelector('.ant-skeleton'));
    return isWaiting ? '' : cards.map(({ textContent }) => textContent).join('|');
  };
  const isInSight = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const picturesOf = (surface: Element): number => Number(surface.getAttribute('data-pictures'));
  const sentenceOf = (surface: Element): string =>
    document.getElementById(surface.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  /** A chart's label and plan change together and its canvas follows: an earlier picture shows the old metrics. */
  const hasNextPicture = (surface: Element): boolean => {
    const chart = charts.get(surface);
    if (!chart || !surface.isConnected) return false;
    if (chart.pictures === null && sentenceOf(surface) !== chart.said) chart.pictures = picturesOf(surface);
    return chart.pictures !== null && picturesOf(surface) > chart.pictures;
  };
  const note = (key: keyof WatchedBoard, isSo: boolean): void => {
    if (board[key] > 0 || !isSo) return;
    // Painted one frame later.
    board[key] = -1;
    requestAnimationFrame(() => {
      board[key] = performance.now();
      console.log(`board: ${key}`);
    });
  };
  const look = (): void => {
    if (board.figures === 0) note('figures', figures() !== '');
    if (board.chart === 0) note('chart', document.querySelector('[data-drawn=canvas] canvas') !== null);
    if (board.pressed === 0) return;
    if (board.otherFigures === 0) note('otherFigures', figures() !== '' && figures() !== before);
    if (board.otherCharts !== 0) return;
    const areNew = [...charts.keys()].map(hasNextPicture).every(Boolean);
    note('otherCharts', charts.size > 0 && areNew);
  };
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      before = figures();
      charts = new Map(
        [...document.querySelectorAll('[data-drawn=canvas]')]
          .filter(isInSight)
          .map((surface) => [surface, { said: sentenceOf(surface), pictures: null }]),
      );
      board.pressed = timeStamp;
      board.otherFigures = 0;
      board.otherCharts = 0;
    },
    true,
  );
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-drawn', 'data-pictures', 'aria-busy'],
  });
};
