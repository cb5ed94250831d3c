/** What a client's board is watched for: when its key figures and its charts are on the screen, first and after a change of the view. */

/** Milliseconds since the navigation began; 0 for what did not happen yet. */
export type WatchedBoard = {
  figures: number;
  /** The first picture of a chart, which is made of vectors. */
  chart: number;
  /** The first canvas with its picture. */
  canvas: number;
  /** When the last key was pressed. */
  pressed: number;
  /** When the key figures were others than those at that key. */
  otherFigures: number;
  /** When the charts that were in sight at that key had pictures of the next figures; stays 0 where none was in sight. */
  otherCharts: number;
};

/** What the page writes to its console when something of it was seen. */
export const boardSeen = (key: keyof WatchedBoard): string => `board: ${key}`;

declare global {
  var watchedBoard: WatchedBoard | undefined;
}

/** Runs inside the page before everything else, so it must not refer to anything outside itself. */
export const watchBoard = (): void => {
  const board: WatchedBoard = {
    figures: 0,
    chart: 0,
    canvas: 0,
    pressed: 0,
    otherFigures: 0,
    otherCharts: 0,
  };
  globalThis.watchedBoard = board;
  let before = '';
  /** What each chart in sight said at the last key, and how many pictures it had when it said something else. */
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
  /** The sentence of a chart and its plan change together, and its canvas follows: a picture before that is of the former figures. */
  const hasNextPicture = (surface: Element): boolean => {
    const chart = charts.get(surface);
    if (!chart || !surface.isConnected) return false;
    if (chart.pictures === null && sentenceOf(surface) !== chart.said) chart.pictures = picturesOf(surface);
    return chart.pictures !== null && picturesOf(surface) > chart.pictures;
  };
  const note = (key: keyof WatchedBoard, isSo: boolean): void => {
    if (board[key] > 0 || !isSo) return;
    // One frame later it is painted.
    board[key] = -1;
    requestAnimationFrame(() => {
      board[key] = performance.now();
      console.log(`board: ${key}`);
    });
  };
  const look = (): void => {
    if (board.figures === 0) note('figures', figures() !== '');
    if (board.chart === 0) note('chart', document.querySelector('[data-drawn] svg') !== null);
    if (board.canvas === 0) note('canvas', document.querySelector('[data-drawn=canvas] canvas') !== null);
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
