/** Stops the render loop of an unchanged canvas, which the library would redraw sixty times a second. */

export type FramedCanvas = {
  requestAnimationFrame: (run: FrameRequestCallback) => number;
  readonly document: { readonly timeline: { getAnimations(): readonly unknown[] } };
  addEventListener(type: 'rerender', hear: () => void): void;
};

export type FramedChart = {
  on(event: 'beforerender' | 'afterrender', hear: () => void): unknown;
  getContext(): { readonly canvas?: FramedCanvas };
};

/**
 * Blocks frame requests while nothing is rendered or animated and the last frame changed no pixel; each costs
 * milliseconds. Call during the first render.
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
