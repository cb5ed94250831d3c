/** Tests the merge of two people's layouts. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compacted, overlap, placedAt, withAdded, withRemoved } from '#domain/dashboards/grid.ts';
import {
  fieldParts,
  type Layouts,
  layoutChoices,
  layoutOfFields,
  layoutVersions,
} from '#domain/dashboards/layoutMerge.ts';
import { sameLayout, type Widget } from '#domain/dashboards/widget.ts';
import { widgetInWords } from '#domain/dashboards/widgetWords.ts';
import { type Choices, differencesOf, mergeFields, type Side } from '#domain/editing/threeWayMerge.ts';

const widget = (id: string, row: number, more: Partial<Widget> = {}): Widget => ({
  id,
  kind: 'figure',
  title: '',
  figures: ['clicks'],
  by: null,
  text: '',
  place: { column: 0, row, width: 3, height: 2 },
  ...more,
});

const merged = (layouts: Layouts, choices: Choices = {}): readonly Widget[] => {
  const versions = layoutVersions(layouts);
  return layoutOfFields(layouts, mergeFields(versions, { ...layoutChoices(versions), ...choices }));
};

const allOf = (layouts: Layouts, side: Side): readonly Widget[] =>
  merged(
    layouts,
    Object.fromEntries(differencesOf(layoutVersions(layouts)).map(({ field }) => [field, side])),
  );

const rows = (layouts: Layouts) =>
  differencesOf(layoutVersions(layouts)).map(({ field, changedBy }) => [field, changedBy]);

type Deed = (widgets: readonly Widget[]) => readonly Widget[];

const anyPlace = fc.record({
  column: fc.nat(11),
  row: fc.nat(12),
  width: fc.integer({ min: 2, max: 8 }),
  height: fc.integer({ min: 1, max: 4 }),
});

const nth = (widgets: readonly Widget[], at: number): string => widgets[at % widgets.length]?.id ?? '';

/** A random change of a layout; `who` keeps the ids of two people's new widgets apart. */
const anyDeed = (who: string): fc.Arbitrary<Deed> =>
  fc.oneof(
    fc.nat(9).map(
      (at): Deed =>
        (widgets) =>
          withRemoved(widgets, nth(widgets, at)),
    ),
    fc.tuple(fc.nat(9), anyPlace).map(
      ([at, place]): Deed =>
        (widgets) =>
          placedAt(widgets, nth(widgets, at), place),
    ),
    fc.tuple(fc.nat(9), fc.constantFrom('A', 'B')).map(
      ([at, title]): Deed =>
        (widgets) =>
          widgets.map((one) => (one.id === nth(widgets, at) ? { ...one, title } : one)),
    ),
    fc.tuple(fc.nat(99), anyPlace).map(
      ([number, place]): Deed =>
        (widgets) =>
          widgets.some(({ id }) => id === `${who}${number}`)
            ? widgets
            : withAdded(widgets, widget(`${who}${number}`, 0, { place })),
    ),
  );

const anyLayouts: fc.Arbitrary<Layouts> = fc
  .record({
    places: fc.array(anyPlace, { minLength: 1, maxLength: 6 }),
    mine: fc.array(anyDeed('mine'), { maxLength: 4 }),
    theirs: fc.array(anyDeed('theirs'), { maxLength: 4 }),
  })
  .map(({ places, mine, theirs }) => {
    const base = places.reduce<readonly Widget[]>(
      (widgets, place, index) => withAdded(widgets, widget(`w${index}`, 0, { place })),
      [],
    );
    const after = (deeds: readonly Deed[]) => deeds.reduce((widgets, deed) => deed(widgets), base);
    return { base, mine: after(mine), theirs: after(theirs) };
  });

const find = (widgets: readonly Widget[], id: string) => widgets.find((one) => one.id === id);

const shown = (widgets: readonly Widget[], id: string) => find(widgets, id)?.title;

/** Ignores the row: making room moves widgets up and down. */
const stands = (widgets: readonly Widget[], id: string) => {
  const { column, width, height } = find(widgets, id)?.place ?? {};
  return JSON.stringify([column, width, height]);
};

/** The values that a merge may keep: one certain value if at most one side changed it. */
const staying = <Value>(before: Value, own: Value, other: Value): readonly Value[] => {
  if (own === before) return [other];
  return other === before ? [own] : [own, other];
};

const whole = (widgets: readonly Widget[], id: string) => JSON.stringify(find(widgets, id)?.place);

/** Expected column and size; undefined if one version lacks the widget. */
const standing = ({ base, mine, theirs }: Layouts, id: string): string | undefined => {
  if (![base, mine, theirs].every((widgets) => find(widgets, id))) return undefined;
  return stands(whole(mine, id) === whole(base, id) ? theirs : mine, id);
};

describe('two layouts put together', () => {
  test('keep of each widget what only one side changed', () => {
    fc.assert(
      fc.property(anyLayouts, (layouts) => {
        const { base, mine, theirs } = layouts;
        const result = merged(layouts);
        for (const { id } of [...base, ...mine, ...theirs]) {
          expect(staying(shown(base, id), shown(mine, id), shown(theirs, id))).toContain(shown(result, id));
          expect([stands(result, id), undefined]).toContain(standing(layouts, id));
        }
      }),
    );
  });

  test('lie within the grid, nothing over anything else and no gap above anything', () => {
    fc.assert(
      fc.property(anyLayouts, (layouts) => {
        const result = merged(layouts);
        for (const [index, { place }] of result.entries())
          expect(result.slice(0, index).some((other) => overlap(place, other.place))).toBe(false);
        expect(compacted(result)).toEqual(result);
      }),
    );
  });

  test('are one of them where everything of it is chosen, or the other changed nothing', () => {
    fc.assert(
      fc.property(anyLayouts, ({ base, mine, theirs }) => {
        const layouts = { base, mine, theirs };
        expect([
          sameLayout(allOf(layouts, 'mine'), mine),
          sameLayout(allOf(layouts, 'theirs'), theirs),
          sameLayout(merged({ base, mine, theirs: base }), mine),
          sameLayout(merged({ base, mine: base, theirs }), theirs),
        ]).toEqual([true, true, true, true]);
      }),
    );
  });

  test('leave open what both changed of one widget, also where one removed it; who moved it is mine', () => {
    const base = [widget('a', 0), widget('b', 2), widget('c', 4), widget('d', 6)];
    const layouts = {
      base,
      mine: [
        widget('a', 0, { title: 'Mine' }),
        widget('b', 2, { title: 'Mine' }),
        widget('d', 4, { place: { column: 4, row: 0, width: 3, height: 2 } }),
      ],
      theirs: [
        widget('a', 0, { title: 'Theirs' }),
        widget('c', 2),
        widget('d', 4, { place: { column: 8, row: 0, width: 3, height: 2 } }),
      ],
    };
    const versions = layoutVersions(layouts);

    expect(rows(layouts)).toEqual([
      ['shown a', 'both'],
      ['shown b', 'both'],
      ['place d', 'both'],
      ['shown c', 'mine'],
    ]);
    expect(layoutChoices(versions)).toEqual({ 'place d': 'mine', 'shown c': 'mine' });
    expect(
      merged(layouts, { 'shown a': 'theirs', 'shown b': 'theirs' }).map(({ id, title, place }) => [
        id,
        title,
        place.column,
      ]),
    ).toEqual([
      ['a', 'Theirs', 0],
      ['d', '', 4],
    ]);
    expect([fieldParts('place d'), fieldParts('shown a')]).toEqual([
      { id: 'd', isPlace: true },
      { id: 'a', isPlace: false },
    ]);
  });
});

test.each([
  [{}, 'Clicks, key figure'],
  [{ title: 'Ours' }, 'Ours (clicks), key figure'],
  [{ kind: 'bar', by: 'device', filters: 'channel:email' }, 'Clicks by device, bar chart: Channel: Email'],
  [
    { kind: 'table', by: 'device', figures: ['clicks', 'spend_cents'] },
    'Table by device, table: Clicks, spend',
  ],
  [{ kind: 'funnel', figures: [] }, 'Funnel'],
  [{ kind: 'text', figures: [], text: 'x'.repeat(90) }, `Text: ${'x'.repeat(80)}…`],
] as const)('a widget in words: %o', (more, words) => {
  expect(widgetInWords(widget('a', 0, more))).toBe(words);
});
