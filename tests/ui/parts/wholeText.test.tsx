/** Tests keeping dates and signed metrics unbroken in running text. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeText } from '#ui/parts/WholeText.tsx';

const read = (text: string) => {
  const drawn = renderToStaticMarkup(<WholeText>{text}</WholeText>);
  return {
    kept: [...drawn.matchAll(/<span style="white-space:nowrap">(.*?)<\/span>/g)].map(([, part]) => part),
    text: drawn.replaceAll(/<[^>]*>/g, ''),
  };
};

test.each([
  ['It fell by -$1,234.50, to −12.5%.', ['-$1,234.50', '−12.5%']],
  ['Profit -€3K; ROAS -0.50×', ['-€3K', '-0.50×']],
  ['Added on 2026-01-12 14:20 UTC, not 2026-01-13', ['2026-01-12 14:20 UTC', '2026-01-13']],
  ['Email +$22,929, together +189 of 1+1', ['+$22,929', '+189']],
  [`-${'1'.repeat(120)}`, [`-${'1'.repeat(12)}`]],
  ['GA-4 and B2B-2 from 8–14 Feb, $5-10', []],
])('%s', (text, kept) => {
  expect(read(text)).toEqual({ kept, text });
});
