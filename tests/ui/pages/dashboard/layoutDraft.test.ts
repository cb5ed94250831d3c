/** Tests drafts that outlive the page, and the drop position of a dragged widget. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import { layoutErrors } from '#domain/dashboards/dashboardRules.ts';
import { templates } from '#domain/dashboards/dashboardTemplates.ts';
import { type Widget, widgetSpecs } from '#domain/dashboards/widget.ts';
import { type Drag, draggedTo } from '#ui/pages/dashboard/custom/edit/usePointerLayout.ts';
import { figureOptions } from '#ui/pages/dashboard/custom/edit/WidgetDrawer.tsx';
import { fieldsOf, newWidget, widgetOf } from '#ui/pages/dashboard/custom/edit/widgetForm.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from '#ui/pages/dashboard/custom/useBoardEditor.ts';

const { widgets } = templates.ppc;
const whose = { accountId: 'nora', dashboardId: 'one' };
const base = { widgets, etag: '"r1"' };
const left = { draft: widgets.slice(1), past: [widgets], future: [widgets.slice(2)] };
const draft: Draft = { base, left };

const openStore = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

describe('draft of a layout', () => {
  test('is kept for its person and dashboard alone, until it is dropped', () => {
    const store = openStore();
    keepDraft(store, whose, draft);
    expect(readDraft(store, whose)).toEqual(draft);
    expect(readDraft(store, { ...whose, accountId: 'otto' })).toBe(null);
    expect(readDraft(store, { ...whose, dashboardId: 'two' })).toBe(null);
    dropDraft(store, whose);
    expect([readDraft(store, whose), store.kept.size]).toEqual([null, 0]);
  });

  test('keeps the twenty steps on either side of it, and goes without those that no layout can be', () => {
    const store = openStore();
    const [one, other] = [widgets.slice(1), widgets.slice(2)];
    const many = Array.from({ length: 30 }, (_, index) => (index < 15 ? one : other));
    keepDraft(store, whose, { base, left: { ...left, past: many, future: many } });
    expect(readDraft(store, whose)).toEqual({
      base,
      left: { draft: left.draft, past: many.slice(10), future: many.slice(0, 20) },
    });
    const [key = ''] = store.kept.keys();
    store.setItem(key, JSON.stringify({ base, left: { ...left, past: [['nothing']] } }));
    expect(readDraft(store, whose)).toEqual({ base, left: { ...left, past: [] } });
    store.setItem(key, JSON.stringify({ base, widgets: one }));
    expect(readDraft(store, whose)).toEqual({ base, left: { draft: one, past: [], future: [] } });
  });

  test('of any stored text is a whole layout or nothing', () => {
    const store = openStore();
    keepDraft(store, whose, draft);
    const [key = ''] = store.kept.keys();
    const part = fc.oneof(fc.jsonValue(), fc.constantFrom(widgets, widgets.slice(1), [null], [widgets]));
    const stored = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({
          base: fc.record({ etag: part, widgets: part }),
          left: fc.record({ draft: part, past: part }),
        })
        .map((value) => JSON.stringify(value)),
      fc.constantFrom(
        '['.repeat(100_000),
        JSON.stringify({ base, left: { draft: Array(9_999).fill(widgets[0]) } }),
      ),
    );
    fc.assert(
      fc.property(stored, (text) => {
        store.setItem(key, text);
        const read = readDraft(store, whose);
        const layouts = read === null ? [] : [read.base.widgets, read.left.draft, ...read.left.past];
        expect(layouts.map((one) => layoutErrors(one))).toEqual(layouts.map(() => ({})));
      }),
    );
  });

  test('is nothing where the storage holds what no layout can be', () => {
    const store = openStore();
    keepDraft(store, whose, draft);
    const [key = ''] = store.kept.keys();
    const [first] = widgets;
    for (const broken of [
      '{',
      'null',
      '[]',
      '{"base":{"etag":1,"widgets":[]},"widgets":[]}',
      JSON.stringify({ base, left: { ...left, draft: [{ ...first, kind: 'movie' }] } }),
      JSON.stringify({ base, left: { ...left, draft: [{ ...first, place: null }] } }),
      JSON.stringify({ base, left: { ...left, draft: [first, first] } }),
    ]) {
      store.setItem(key, broken);
      expect(readDraft(store, whose)).toBe(null);
    }
  });
});

describe('a widget that is dragged', () => {
  const cell = { across: 100, down: 80 };
  const [first] = widgets;
  if (!first) throw new Error('The template is empty');
  const { least } = widgetSpecs[first.kind];
  const taken: Drag = { id: first.id, mode: 'move', x: 50, y: 50, from: first.place, least };
  const placeAfter = (drag: Drag, x: number, y: number) =>
    draggedTo(widgets, drag, { at: { x, y }, cell }).find(({ id }) => id === first.id)?.place;

  test('goes to the nearest cell, and nowhere beyond the columns', () => {
    expect(placeAfter(taken, 99, 50)).toEqual(first.place);
    expect(placeAfter(taken, 350, 50)).toEqual({ ...first.place, column: 3 });
    expect(placeAfter(taken, 5_000, 50)).toEqual({ ...first.place, column: 9 });
    expect(placeAfter(taken, -5_000, -5_000)).toEqual(first.place);
  });

  test('is resized by its corner, no smaller than its kind needs', () => {
    const corner: Drag = { ...taken, mode: 'resize' };
    expect(placeAfter(corner, 250, 130)).toEqual({ ...first.place, width: 5, height: 3 });
    expect(placeAfter(corner, -900, -900)).toEqual({ ...first.place, ...least });
  });
});

describe('the form of a widget', () => {
  test('offers every figure, and says which no source reports', () => {
    const totals = { clicks: 12, leads: null } as unknown as FigureSet;
    const labels = (known: FigureSet | undefined) =>
      figureOptions(['clicks', 'leads'], known).map(({ label }) => label);
    expect(labels(totals)).toEqual(['Clicks', 'Leads (no source reports it)']);
    expect(labels(undefined)).toEqual(['Clicks', 'Leads']);
  });

  test('gives back what it was opened with', () => {
    for (const widget of widgets) expect(widgetOf(widget, fieldsOf(widget))).toEqual(widget);
    const [first] = widgets;
    if (!first) throw new Error('The template is empty');
    const { filters: _ofTemplate, ...bare } = first;
    const filtered: Widget = { ...bare, filters: 'device:mobile' };
    expect(widgetOf(filtered, fieldsOf(filtered))).toEqual(filtered);
    expect(widgetOf(filtered, { ...fieldsOf(filtered), filters: '' })).toEqual(bare);
    const { filters: _shownNowhere, ...fields } = fieldsOf(filtered);
    expect(widgetOf(filtered, fields)).toEqual(filtered);
  });

  test('makes a new widget as large as its kind usually is, and counts from 1', () => {
    const fields = { kind: 'bar', title: ' Clicks ', figures: 'clicks', by: 'device' } as const;
    const { usual } = widgetSpecs.bar;
    const made: Widget = widgetOf(newWidget('new'), fields);
    expect(made).toEqual({
      id: 'new',
      kind: 'bar',
      title: 'Clicks',
      figures: ['clicks'],
      by: 'device',
      text: '',
      place: { column: 0, row: 0, ...usual },
    });
    expect(widgetOf(made, { ...fields, column: '3', row: '2', width: '1', height: '99' }).place).toEqual({
      column: 2,
      row: 1,
      width: widgetSpecs.bar.least.width,
      height: 12,
    });
  });
});
