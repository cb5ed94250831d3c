/** Tests the files of all charts. */
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { chartOf } from '#machines/chartOf.ts';
import { readXml } from '#tests/support/foreign/xml.ts';
import { chartFiles } from '../../../scripts/exportCharts.ts';

test('every chart is an SVG with all its states, a Mermaid text and a module', async () => {
  const files = await chartFiles();
  const kinds = ['svg', 'mmd', 'machine.mjs'];
  expect([...files.keys()]).toEqual(catalogue.flatMap(({ id }) => kinds.map((kind) => `${id}.${kind}`)));
  for (const { id, title, machine } of catalogue) {
    const svg = readXml(files.get(`${id}.svg`) ?? '');
    const drawn = chartOf(machine).states.flatMap(({ key, kind }) => (kind.endsWith('istory') ? [] : [key]));
    expect(svg.texts('title')).toEqual([`State chart of ${title}`]);
    expect(svg.texts('text')).toEqual(expect.arrayContaining(drawn));
  }
});
