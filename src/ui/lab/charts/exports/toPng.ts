/** Rasterizes an SVG to PNG. */

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser could not read the drawing.'));
    image.src = address;
  });

/** `scale` pixels for each CSS pixel. Rejects if the picture is too large for the browser. */
export const toPng = async (
  svg: string,
  [width, height]: readonly [number, number],
  scale: number,
): Promise<Blob> => {
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no room for a picture of that size.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser has no room for a picture of that size.'));
      else resolve(blob);
    }, 'image/png');
  });
};
