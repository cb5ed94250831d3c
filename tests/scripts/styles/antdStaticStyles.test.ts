/** Tests that the built style sheets hold antd's styles once, and that the style stubs load them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accentVariables } from '#ui/theme/brandStyle.ts';
import { cssVarKey, darkTokens, lightTokens } from '#ui/theme/themeTokens.ts';
import { antdSheets } from '../../../scripts/styles/antdSamples.ts';
import { generateAntdStyles } from '../../../scripts/styles/antdStaticStyles.ts';
import { faultOfSheets, stubStyleModule } from '../../../scripts/styles/antdStyleStubs.ts';

const accents = Object.values(accentVariables).flat();
const styles = generateAntdStyles({
  light: lightTokens,
  dark: darkTokens,
  sheets: antdSheets,
  cssVarKey,
  accents,
});
const [publicSheet = '', core = '', late = ''] = [...styles.css.values()];
const styleOf = (component: string): string =>
  readFileSync(`node_modules/antd/es/${component}/style/index.js`, 'utf8');
const stub = (component: string): string => stubStyleModule(styleOf(component), cssVarKey, styles.sheetOf);

describe('the sheets of antd', () => {
  test('hold a rule once, in the first sheet that needs it', () => {
    const holds = (rule: string) => [publicSheet, core, late].map((css) => css.includes(rule));

    expect(
      Object.fromEntries(
        ['.ant-btn-primary', '.ant-statistic-title', '.ant-modal-container', '.ant-table-thead'].map(
          (rule) => [rule, holds(rule)],
        ),
      ),
    ).toEqual({
      '.ant-btn-primary': [true, false, false],
      '.ant-statistic-title': [false, true, false],
      '.ant-modal-container': [false, true, false],
      '.ant-table-thead': [false, false, true],
    });
  });

  test('take no variable from the default theme, which antd nests for its own dialogs', () => {
    const primary = new Set((publicSheet + core + late).match(/--ant-color-primary:[^;]+/g));
    expect(primary.size).toBe(2);
  });

  test('differ between the themes in variables only', () => {
    expect(styles.leftovers).toEqual([]);
  });
});

describe('the stub of a style module', () => {
  test('brings the sheet that styles its component, when the page does not have that already', () => {
    expect([stub('button'), stub('statistic'), stub('table')].map((code) => code.split('\n')[0])).toEqual([
      `export default () => ['', "lens"]`,
      "import 'virtual:antd-core.css'",
      "import 'virtual:antd-late.css'",
    ]);
  });
});

test('a build with a style that no sheet has, or with rules that nothing uses, is refused', () => {
  const sheetOf = new Map(['Shared', 'Button-Button', 'Rate-Rate'].map((name) => [name, 'virtual:antd.css']));
  expect(
    [['Button-Button', 'Rate-Rate'], ['Button-Button', 'Rate-Rate', 'Tour-Tour'], ['Rate-Rate']].map((used) =>
      faultOfSheets(new Set(used), sheetOf),
    ),
  ).toEqual([
    null,
    'no generated css for antd styles: Tour-Tour',
    'antdSamples.ts has what nothing uses: Button-Button',
  ]);
});
