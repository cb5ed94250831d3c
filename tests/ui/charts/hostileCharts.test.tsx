/** @vitest-environment happy-dom */
/** Tests every naughty text as a name or annotation of a chart: tooltip, legend and table show it unchanged. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { hasNaughtyTexts, naughtyTexts } from '#tests/support/naughtyTexts.ts';
import { namedAxis } from '#ui/charts/chartAxis.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { tooltipContent } from '#ui/charts/drawing/chartConfig.ts';
import { lookFrom } from '#ui/charts/drawing/chartLook.ts';
import { ChartLegend } from '#ui/charts/figure/ChartBody.tsx';
import { ChartTable } from '#ui/charts/figure/ChartTable.tsx';
import { textAt } from '#ui/charts/figure/cursorMoves.ts';
import { trendModel } from '#ui/charts/models/trendModel.ts';

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const look = lookFrom('light', true, () => '');

const ours = [
  '"><img src=x onerror=hit()>',
  '<svg onload=hit()>',
  '</text><script>hit()</script>',
  '&lt;b&gt;',
];

const together = 8;

const charts = (): readonly (readonly string[])[] => {
  const texts = [...new Set([...ours, ...(hasNaughtyTexts ? naughtyTexts() : [])])].filter(
    (text) => text !== '',
  );
  return Array.from({ length: Math.ceil(texts.length / together) }, (_, part) =>
    texts.slice(part * together, (part + 1) * together),
  );
};

const harmless = (names: readonly string[]): readonly string[] => names.map((_, index) => `Name ${index}`);

const trendOf = (names: readonly string[]) =>
  trendModel(
    {
      axis: namedAxis('Name', names),
      series: names.map((name, index) => ({
        name,
        values: names.map((_, place) => (place === index ? 1 : null)),
      })),
      annotations: names.map((name) => ({ at: name, text: name })),
      unit,
    },
    new Set(),
  );

const drawn = (part: ReactNode): HTMLElement => {
  const page = document.createElement('div');
  flushSync(() => createRoot(page).render(part));
  return page;
};

const textsOf = (root: ParentNode, selector: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

const shapeOf = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('*')].map(
    ({ tagName, attributes }) => `${tagName} ${[...attributes].map(({ name }) => name).join(' ')}`,
  );

const tooltipsOf = (names: readonly string[]) => {
  const { told } = trendOf(names);
  return names.map((_, place) => {
    const page = tooltipContent(textAt(told, { place, row: null }), look);
    return {
      title: textsOf(page, 'strong'),
      names: textsOf(page, 'span'),
      figures: textsOf(page, 'b'),
      shape: shapeOf(page),
    };
  });
};

/** Checks charts one by one, so that none has half a million cells. */
const eachChart = (holdOne: (names: readonly string[]) => void) => (): void => {
  for (const names of charts()) holdOne(names);
};

describe('hostile texts', () => {
  test(
    'stand as text in the tooltip of a chart',
    eachChart((names) => {
      const shapes = tooltipsOf(harmless(names)).map(({ shape }) => shape);

      expect(tooltipsOf(names)).toEqual(
        names.map((name, place) => ({
          title: [name],
          names: [name, 'Note'],
          figures: ['1', name],
          shape: shapes[place],
        })),
      );
    }),
  );

  test(
    'stand as text in the legend and the table of a chart',
    eachChart((names) => {
      const partsOf = (given: readonly string[]) => {
        const { legend, content } = trendOf(given);
        return {
          entries: drawn(<ChartLegend entries={legend} look={look} hidden={new Set()} onToggle={() => {}} />),
          table: drawn(
            <ChartTable title={given[0] ?? ''} content={content} cellOf={undefined} nameOf={undefined} />,
          ),
        };
      };
      const [{ entries, table }, other] = [partsOf(names), partsOf(harmless(names))];

      expect(textsOf(entries, 'button')).toEqual(names);
      expect(textsOf(table, 'thead th')).toEqual(['Name', ...names, 'Note']);
      expect([textsOf(table, 'tbody th'), textsOf(table, 'tbody td:last-child')]).toEqual([names, names]);
      expect([shapeOf(entries), shapeOf(table)]).toEqual([shapeOf(other.entries), shapeOf(other.table)]);
    }),
  );
});
