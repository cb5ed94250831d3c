/** Draws a chart once as SVG markup with the library, for reports, paper and files. */
import { createRoot } from 'react-dom/client';
import { afterPaint } from '#world/afterPaint.ts';
import type { ChartLook, ChartModel, Size } from '../chartModel.ts';
import { canDrawCharts, loadChartCode } from './chartCode.ts';

const painted = (): Promise<void> => new Promise((resolve) => afterPaint(resolve));

/** Scales with the width around it, and is described by the figure around it. */
const markupOf = (picture: SVGElement, { width, height }: Size): string => {
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  picture.setAttribute('width', '100%');
  picture.removeAttribute('height');
  picture.setAttribute('aria-hidden', 'true');
  picture.setAttribute('style', 'display: block');
  return new XMLSerializer().serializeToString(picture);
};

/** Null where nothing can be drawn. */
export const drawVectors = async (
  { picture, told }: ChartModel,
  look: ChartLook,
  size: Size,
): Promise<string | null> => {
  if (!canDrawCharts()) return null;
  const Chart = await loadChartCode();
  const place = document.createElement('div');
  place.setAttribute('aria-hidden', 'true');
  place.inert = true;
  place.style.cssText = `position: fixed; left: -9999px; width: ${size.width}px; height: ${size.height}px`;
  document.body.append(place);
  const root = createRoot(place);
  try {
    await new Promise<void>((resolve) =>
      root.render(<Chart picture={picture} told={told} look={look} size={size} isVector onDrawn={resolve} />),
    );
    // The library adds its elements in the frame after it reports the picture.
    await painted();
    const drawn = place.querySelector('svg');
    return drawn && markupOf(drawn, size);
  } finally {
    root.unmount();
    place.remove();
  }
};
