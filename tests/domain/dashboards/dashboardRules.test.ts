/** Tests dashboard names and limits, templates, and layout differences. */
import { describe, expect, test } from 'vitest';
import {
  dashboardNameProblem,
  freeName,
  isNameTaken,
  layoutErrors,
  mostWidgets,
  type WidgetFields,
} from '#domain/dashboards/dashboardRules.ts';
import { templateNames, templates } from '#domain/dashboards/dashboardTemplates.ts';
import { compacted } from '#domain/dashboards/grid.ts';
import { textBlocks } from '#domain/dashboards/textBlocks.ts';
import { sameLayout, tidyWidget, type Widget, widgetSpecs } from '#domain/dashboards/widget.ts';

const figure: Widget = {
  id: 'one',
  kind: 'figure',
  title: '',
  figures: ['clicks'],
  by: null,
  text: '',
  place: { column: 0, row: 0, width: 3, height: 2 },
};
const errorsOf = (changes: Partial<WidgetFields>) => layoutErrors([{ ...figure, ...changes }]);

describe('name of a dashboard', () => {
  test('has 1 to 80 characters', () => {
    expect(['', '  ', 'x'.repeat(81), 'x'.repeat(200)].map(dashboardNameProblem)).toEqual([
      'Give the dashboard a name',
      'Give the dashboard a name',
      'The name must be at most 80 characters long',
      'The name must be at most 80 characters long',
    ]);
    expect([dashboardNameProblem('x'.repeat(80)), dashboardNameProblem(' Weekly ')]).toEqual([null, null]);
  });

  test('is offered with the first number that is free', () => {
    expect(isNameTaken(' weekly', ['Weekly'])).toBe(true);
    expect(freeName('Weekly', [])).toBe('Weekly');
    expect(freeName('Weekly', ['weekly', 'Weekly (2)'])).toBe('Weekly (3)');
    expect(freeName('Weekly (2)', ['Weekly', 'Weekly (2)'])).toBe('Weekly (3)');
    expect(freeName('x'.repeat(80), ['x'.repeat(80)])).toBe(`${'x'.repeat(76)} (2)`);
  });
});

describe('layout', () => {
  test('is refused by field', () => {
    expect(errorsOf({ figures: [] })).toEqual({ 'widgets.0.figures': 'Choose a figure' });
    expect(errorsOf({ figures: ['clics'] })).toEqual({
      'widgets.0.figures': 'There is no figure called “clics”',
    });
    expect(errorsOf({ figures: ['clicks', 'users'] })).toEqual({ 'widgets.0.figures': 'Choose one figure' });
    expect(errorsOf({ kind: 'line', figures: ['clicks', 'spend_cents'] })).toEqual({
      'widgets.0.figures': 'Choose figures of the same unit',
    });
    expect(errorsOf({ kind: 'table', by: 'channel', figures: ['clicks', 'clicks'] })).toEqual({
      'widgets.0.figures': 'Choose each figure once',
    });
    expect(Object.keys(errorsOf({ kind: 'goal', figures: ['impressions'] }))).toEqual(['widgets.0.figures']);
    expect(errorsOf({ kind: 'bar' })).toEqual({ 'widgets.0.by': 'Choose what it is broken down by' });
    expect(errorsOf({ kind: 'text', figures: [], text: ' ' })).toEqual({
      'widgets.0.text': 'Write something',
    });
    expect(Object.keys(errorsOf({ kind: 'text', text: 'x'.repeat(2_001), figures: [] }))).toEqual([
      'widgets.0.text',
    ]);
    expect(Object.keys(errorsOf({ title: 'x'.repeat(81) }))).toEqual(['widgets.0.title']);
    expect(Object.keys(errorsOf({ place: { column: 10, row: 0, width: 3, height: 2 } }))).toEqual([
      'widgets.0.place',
    ]);
    expect(Object.keys(errorsOf({ place: { column: 0, row: 0.5, width: 3, height: 2 } }))).toEqual([
      'widgets.0.place',
    ]);
    expect(errorsOf({ filters: 'age:12' })).toEqual({
      'widgets.0.filters':
        'Must be such as channel:email;device:mobile, of channel, campaign, source, device, country',
    });
    expect(errorsOf({ filters: 'device:watch' })).toEqual({ 'widgets.0.filters': 'Unknown device “watch”' });
    expect(errorsOf({ filters: `campaign:${'x'.repeat(4_000)}` })).toEqual({
      'widgets.0.filters': 'Choose fewer filters',
    });
    expect(errorsOf({ filters: 'channel:email;device:mobile' })).toEqual({});
    expect(Object.keys(errorsOf({ id: 'a b' }))).toEqual(['widgets.0.id']);
    expect(layoutErrors([figure, figure])).toEqual({
      'widgets.1.id': 'Another widget has this id',
      'widgets.1.place': 'Overlaps another widget',
    });
    expect(layoutErrors(Array.from({ length: mostWidgets + 1 }, () => figure))).toEqual({
      widgets: 'A dashboard has at most 40 widgets',
    });
    expect(errorsOf({})).toEqual({});
  });

  test.each(templateNames)(
    'of the template %s is valid, settled and no smaller than its kinds need',
    (name) => {
      const { widgets } = templates[name];
      expect(layoutErrors(widgets)).toEqual({});
      expect(compacted(widgets)).toEqual(widgets);
      expect(
        widgets.filter(({ kind, place }) => {
          const { least } = widgetSpecs[kind];
          return place.width < least.width || place.height < least.height;
        }),
      ).toEqual([]);
    },
  );

  test.each(['summary', 'annotations', 'funnel'] as const)('needs no choice for the kind %s', (kind) => {
    const chosen = { ...figure, kind, by: 'device', text: 'x' } as const;
    const { usual } = widgetSpecs[kind];
    expect(tidyWidget(chosen)).toEqual({ ...figure, kind, figures: [], by: null, text: '' });
    expect(layoutErrors([{ ...tidyWidget(chosen), place: { column: 0, row: 0, ...usual } }])).toEqual({});
  });

  test('holds of a widget only what its kind shows', () => {
    expect(tidyWidget({ ...figure, title: ' T ', by: 'device', text: 'x' })).toEqual({
      ...figure,
      title: 'T',
    });
    expect([
      tidyWidget({ ...figure, filters: 'device:mobile' }),
      tidyWidget({ ...figure, filters: '' }),
      tidyWidget({ ...figure, kind: 'goal', filters: 'device:mobile' }),
    ]).toEqual([{ ...figure, filters: 'device:mobile' }, figure, { ...figure, kind: 'goal' }]);
    expect(tidyWidget({ ...figure, kind: 'text', text: ' x ' })).toEqual({
      ...figure,
      kind: 'text',
      figures: [],
      text: 'x',
    });
  });

  test('is the same in any order', () => {
    const other = { ...figure, id: 'two', place: { ...figure.place, column: 3 } };
    expect(sameLayout([figure, other], [other, figure])).toBe(true);
    expect(sameLayout([figure], [{ ...figure, title: 'Clicks' }])).toBe(false);
    expect(sameLayout([figure], [{ ...figure, filters: 'device:mobile' }])).toBe(false);
    expect(sameLayout([figure], [{ ...figure, place: { ...figure.place, row: 1 } }])).toBe(false);
  });
});

describe('text of a widget', () => {
  test('is headings, lists, paragraphs and bold parts', () => {
    expect(textBlocks('# Plan\n\nWe **raise** bids\n- one\n- two **2**\n\n* other')).toEqual([
      { kind: 'heading', runs: [{ text: 'Plan', isBold: false }] },
      {
        kind: 'paragraph',
        runs: [
          { text: 'We ', isBold: false },
          { text: 'raise', isBold: true },
          { text: ' bids', isBold: false },
        ],
      },
      {
        kind: 'list',
        items: [
          [{ text: 'one', isBold: false }],
          [
            { text: 'two ', isBold: false },
            { text: '2', isBold: true },
          ],
        ],
      },
      { kind: 'list', items: [[{ text: 'other', isBold: false }]] },
    ]);
  });

  test('keeps markup as the text that it is', () => {
    const text = '<img src=x onerror=alert(1)> [a](javascript:alert(1))';
    expect(textBlocks(text)).toEqual([{ kind: 'paragraph', runs: [{ text, isBold: false }] }]);
  });
});
