/** Tests the static gallery. */
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { knownScripts } from '#scenarios/knownScripts.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import { galleryPages } from '../../../scripts/gallery/galleryPages.ts';

test('every chart and every scenario has a page whose links lead to files of the gallery or into the Lab', async () => {
  const pages = await galleryPages('/demo/');
  const ids = catalogue.map(({ id }) => `gallery/charts/${id}/index.html`);
  const names = shippedScripts.map(({ name }) => `gallery/scenarios/${name}/index.html`);
  expect([...pages.keys()]).toEqual(expect.arrayContaining([...ids, ...names]));

  const inLab = [
    '/demo/',
    ...catalogue.map(({ id }) => `/demo/lab/charts/${id}`),
    ...knownScripts.flatMap(({ name }) => [
      `/demo/lab/scenarios/${name}`,
      `/demo/lab/scenarios/${name}?present=yes`,
    ]),
  ];
  const broken = [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/ (?:href|src)="([^"]+)"/g)].flatMap(([, to = '']) => {
      if (!path.endsWith('.html') || inLab.includes(to)) return [];
      const target = join(dirname(path), to);
      return pages.has(target) || pages.has(join(target, 'index.html')) ? [] : [`${path}: ${to}`];
    }),
  );
  expect(broken).toEqual([]);
});
