import { describe, expect, test } from 'vitest';
import { criticalCss } from '../../../scripts/styles/criticalCss.ts';

const html = '<main class="page"><button class="go" id="first">Go</button></main>';

describe('the critical part of a stylesheet', () => {
  test('keeps the rules that the html can match, and drops the others', () => {
    const css =
      '.page{margin:0}.other{margin:1px}button.go:hover,table{color:red}#first>i{top:0}#second{top:0}';
    expect(criticalCss(css, html)).toBe('.page{margin:0}button.go:hover{color:red}');
  });

  test('keeps conditions around what they hold, and every layer for the sake of their order', () => {
    const css = '@layer base{table{top:0}}@media (max-width:1px){.page{top:0}}@media print{.other{top:0}}';
    expect(criticalCss(css, html)).toBe('@layer base{}@media (max-width:1px){.page{top:0}}');
  });

  test('keeps the custom properties and keyframes that the kept rules lead to, and no others', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px}.page{margin:var(--a);animation:fade 1s}@keyframes fade{from{opacity:0}}@keyframes spin{to{rotate:1turn}}';
    expect(criticalCss(css, html)).toBe(
      ':root{--a:var(--b);--b:1px}.page{margin:var(--a);animation:fade 1s}@keyframes fade{from{opacity:0}}',
    );
  });

  test('is not led astray by braces and semicolons in strings and comments', () => {
    expect(criticalCss('/* } */.page{content:"};{"}.other{content:"}"}', html)).toBe('.page{content:"};{"}');
  });
});
