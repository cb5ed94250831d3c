/** Tests which data URLs are acceptable pictures, judged by their bytes. */
import { expect, test } from 'vitest';
import { longestSide, mostPictureBytes, readPicture } from '#domain/pictures/pictureRules.ts';
import { jpegOf, pngOf, redPixel, urlOf } from '#tests/support/samplePicture.ts';

const problemOf = (url: string): string | null => {
  const read = readPicture(url);
  return read.ok ? null : read.problem;
};

test('a PNG and a JPEG are, with the size that their bytes report', () => {
  expect(readPicture(redPixel)).toEqual({ ok: true, size: { width: 1, height: 1 } });
  expect(readPicture(urlOf('image/png', pngOf(640, 2)))).toEqual({
    ok: true,
    size: { width: 640, height: 2 },
  });
  expect(readPicture(urlOf('image/jpeg', jpegOf(320, 200)))).toEqual({
    ok: true,
    size: { width: 320, height: 200 },
  });
});

test('an SVG, a page and an address are none, whatever they say of themselves', () => {
  const svg = [...'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'].map((one) =>
    one.charCodeAt(0),
  );
  const choose = 'Choose a PNG, JPEG or SVG file';
  expect(problemOf(urlOf('image/svg+xml', svg))).toBe(choose);
  expect(problemOf(urlOf('text/html', svg))).toBe(choose);
  expect(problemOf('https://example.com/logo.png')).toBe(choose);
  expect(problemOf('')).toBe(choose);
  expect(problemOf('data:image/png;base64,abc')).toBe(choose);
  expect(problemOf(urlOf('image/png', svg))).toBe('The file is not a picture');
  expect(problemOf(urlOf('image/jpeg', pngOf(1, 1)))).toBe('The file is not a picture');
  expect(problemOf(urlOf('image/jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 2]))).toBe('The file is not a picture');
  expect(problemOf(urlOf('image/png', pngOf(0, 5)))).toBe('The file is not a picture');
});

test('one that is too large is none, in bytes or in pixels', () => {
  expect(problemOf(urlOf('image/png', pngOf(10, 10, mostPictureBytes)))).toBeNull();
  expect(problemOf(urlOf('image/png', pngOf(10, 10, mostPictureBytes + 1)))).toBe(
    `A picture has at most ${mostPictureBytes} bytes`,
  );
  expect(problemOf(urlOf('image/png', pngOf(longestSide + 1, 1)))).toBe(
    `A picture is at most ${longestSide} pixels wide and high`,
  );
});
