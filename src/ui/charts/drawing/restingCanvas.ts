/** Ends the frames of a canvas on which nothing changes: the library renders each canvas sixty times a second, whether it has changed or not. */

/** The part of G's canvas that this looks at. */
export type FramedCanvas = {
  requestAnimationFrame: (run: FrameRequestCallback) => number;
  readonly document: { readonly timeline: { getAnimations(): readonly unknown[] } };
  addEventListener(type: 'rerender', hear: () => void): void;
};

/** The part of G2's chart that this looks at. */
export type FramedChart = {
  on(event: 'beforerender' | 'afterrender', hear: () => void): unknown;
  getContext(): { readonly canvas?: FramedCanvas };
};

/**
 * Holds back what asks for a frame while the chart is not rendering, nothing moves, and the last frame changed no pixel. The next render
 * of the chart lets it go on. A frame costs some milliseconds of the page's thread, which on a slow processor is all of it.
 * Call it while the chart renders for the first time.
 */
export const restWhenDrawn = (chart: FramedChart): void => {
  const { canvas } = chart.getContext();
  if (canvas === undefined) return;
  const ask = canvas.requestAnimationFrame;
  const held = new Set<FrameRequestCallback>();
  let isRendering = true;
  let hasChanged = true;
  canvas.addEventListener('rerender', () => {
    hasChanged = true;
  });
  chart.on('beforerender', () => {
    isRendering = true;
    for (const run of held) ask(run);
    held.clear();
  });
  chart.on('afterrender', () => {
    isRendering = false;
  });
  canvas.requestAnimationFrame = (run) => {
    const mayChange = isRendering || hasChanged || canvas.document.timeline.getAnimations().length > 0;
    hasChanged = false;
    if (mayChange) return ask(run);
    held.add(run);
    return 0;
  };
};
