/** Hands the picture of a chart over as a file. */
import { downloadText } from '../../widgets/downloadText.ts';

/** The chart's own canvas within `figure`, on the ground of the page; false when nothing is drawn on one. */
export const savePng = (figure: HTMLElement, ground: string, name: string): boolean => {
  const drawn = figure.querySelector('canvas');
  if (!drawn || drawn.width === 0) return false;
  const picture = document.createElement('canvas');
  picture.width = drawn.width;
  picture.height = drawn.height;
  const pen = picture.getContext('2d');
  if (!pen) return false;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, picture.width, picture.height);
  pen.drawImage(drawn, 0, 0);
  picture.toBlob((file) => {
    if (file) downloadText(`${name}.png`, 'image/png', [file]);
  });
  return true;
};
