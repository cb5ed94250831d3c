/** Tests that each bundled typeface is there: its file, its rule and its licence. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typefaces } from '#domain/branding/typefaces.ts';
import { reportPaper } from '#hosted/mail/reportPaper.ts';
import { brandStyle } from '#ui/theme/brandStyle.ts';

const bundled = Object.values(typefaces).filter(({ file }) => file !== null);
const folder = 'src/ui/theme/typefaces';

test('at least four typefaces are bundled, each with its file, its rule and its licence', () => {
  const rules = readFileSync('src/ui/theme/typefaces.css', 'utf8');
  const licence = readFileSync(`${folder}/OFL.txt`, 'utf8');
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(bundled.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  expect(bundled.length).toBeGreaterThanOrEqual(4);
  for (const { label, stack, file } of bundled) {
    expect(rules).toContain(`font-family: "${label} Variable";\n  src: url("./typefaces/${file}")`);
    expect(stack.startsWith(`"${label} Variable", `)).toBe(true);
    expect(licence).toContain(`${label}: Copyright`);
  }
});

test('a bundled typeface is that of the page, and is within the report that a server prints', () => {
  expect(brandStyle({ accent: null, typeface: 'figtree' })).toBe(
    ':root:root{--ant-font-family:"Figtree Variable", Arial, sans-serif}',
  );
  const range = { from: '2026-10-01', to: '2026-10-31' };
  const content = {
    title: 'October',
    client: { id: 'fjord', name: 'Fjord' },
    brand: {
      ...{ name: 'Berth', accent: null, logo_text: null, hides_powered_by: false, version: 1 },
      typeface: 'figtree',
    },
    range,
    compared_range: null,
    currency: 'USD',
    sections: [],
    notes: [],
    made_at: '2026-11-01T08:00:00.000Z',
    position: 1,
  };
  const bytes = readFileSync(`${folder}/figtree.woff2`).toString('base64');
  const paper = reportPaper(content);
  expect(paper).toContain(
    `@font-face{font-family:"Figtree Variable";font-weight:100 900;src:url(data:font/woff2;base64,${bytes})}`,
  );
  expect(paper).toContain('font:15px/1.55 &quot;Figtree Variable&quot;, Arial, sans-serif');
  const plain = reportPaper({ ...content, brand: { ...content.brand, typeface: 'constructor' } });
  expect([plain.includes('@font-face'), plain.includes('font:15px/1.55 Arial,sans-serif')]).toEqual([
    false,
    true,
  ]);
});
