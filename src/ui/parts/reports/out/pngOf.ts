/** Rasterizes an SVG at double density, which is sharp on dense screens and in slides. */
import type { Picture } from './reportPictures.tsx';

const density = 2;

const loaded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

export const pngOf = async ({ svg, width, height }: Picture): Promise<Blob> => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = await loaded(address);
    const canvas = document.createElement('canvas');
    canvas.width = width * density;
    canvas.height = height * density;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) =>
        png ? resolve(png) : reject(new Error('The browser made no picture of the chart')),
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
};
