/** Loads a picture from its address and draws it on a canvas. */
import { longestSide } from '#domain/pictures/pictureRules.ts';

/** Null if it is not a picture. */
export const loadPicture = async (url: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
};

/** An SVG without a size is drawn at the maximum size. */
export const drawPicture = (image: HTMLImageElement, side: number): HTMLCanvasElement | null => {
  const width = image.naturalWidth || longestSide;
  const height = image.naturalHeight || longestSide;
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};
