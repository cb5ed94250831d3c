/** Tests removing parts of the chart library's sources. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lodashByFunction, registeredOnly } from '../../../scripts/charts/slimCharts.ts';

describe('the chart library without what is never drawn', () => {
  test('registers the marks of our charts, and neither maps nor clouds of words', () => {
    const slim = registeredOnly(readFileSync('node_modules/@antv/g2/esm/lib/core.js', 'utf8'));
    const marks = [...slim.matchAll(/'mark\.(\w+)':/g)].map(([, mark]) => mark);

    expect(marks.toSorted()).toEqual([
      'area',
      'cell',
      'interval',
      'line',
      'lineX',
      'lineY',
      'link',
      'point',
      'range',
      'rangeX',
      'rangeY',
      'rect',
      'text',
    ]);
    expect(slim).not.toMatch(/'(theme\.academy|interaction\.brushFilter|component\.legends)'/);
  });

  test('asks for functions of lodash one by one', () => {
    expect(
      lodashByFunction(
        "import { get, isEmpty } from 'lodash';\nexport { set, } from 'lodash';\nconst a = 1;",
      ),
    ).toBe(
      "import get from 'lodash/get.js';\nimport isEmpty from 'lodash/isEmpty.js';\nexport { default as set } from 'lodash/set.js';\nconst a = 1;",
    );
  });
});
