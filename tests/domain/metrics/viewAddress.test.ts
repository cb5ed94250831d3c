/** Tests views as addresses: serialization, parsing and invalid addresses. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { channels } from '#domain/metrics/channels.ts';
import { comparisons } from '#domain/metrics/metricQuery.ts';
import { rangePresets } from '#domain/metrics/rangePreset.ts';
import { readView, type ViewFacts } from '#domain/metrics/readView.ts';
import {
  defaultView,
  noFilters,
  rangeDays,
  type View,
  type ViewRange,
  visibleDays,
} from '#domain/metrics/view.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import { intervalsFor } from '#domain/metrics/viewInterval.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;

const today = dayOf('2026-11-22');
const facts: ViewFacts = { today, retentionDays: -1, clients: null };
const usual = defaultView(facts);

const read = (address: string, changes: Partial<ViewFacts> = {}) =>
  readView(new URLSearchParams(address), { ...facts, ...changes });

const id = fc.stringMatching(/^[a-zA-Z0-9_.~& +%?#=-]{1,20}$/).filter((text) => !/\s/.test(text));

const some = (value: fc.Arbitrary<string>) => fc.uniqueArray(value, { maxLength: 3 });

const anyRange: fc.Arbitrary<ViewRange> = fc.oneof(
  fc.constantFrom(...rangePresets).map((preset) => ({ preset })),
  fc
    .tuple(fc.nat({ max: 3_000 }), fc.nat({ max: 1_099 }))
    .map(([back, length]) => ({ preset: 'custom' as const, from: today - back - length, to: today - back })),
);

const anyView: fc.Arbitrary<View> = fc
  .record({
    client: fc.option(id),
    range: anyRange,
    compared: fc.oneof(
      fc
        .constantFrom(...comparisons.filter((one) => one !== 'custom'))
        .map((compare) => ({ compare, compared: null })),
      fc.tuple(fc.nat({ max: 900 }), fc.nat({ max: 400 })).map(([back, length]) => ({
        compare: 'custom' as const,
        compared: { from: today - back - length, to: today - back },
      })),
    ),
    match: fc.constantFrom('weekday', 'day'),
    step: fc.nat({ max: 4 }),
    filters: fc.record({
      channel: some(fc.constantFrom(...channels)),
      campaign: some(id),
      source: some(id),
      device: some(fc.constantFrom(...devices)),
      country: some(fc.constantFrom(...countries)),
    }),
    annotations: fc.boolean(),
    asOf: fc.option(fc.oneof(fc.nat(), fc.constantFrom('2026-11-03', '2026-11-03T14:20Z'))),
  })
  .map(({ step, compared, ...view }) => ({
    ...view,
    ...compared,
    interval: intervalsFor(rangeDays(view, today))[step] ?? null,
  }));

describe('a view', () => {
  test('that is written is read again as the same, whichever it is and whatever the plan', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const address = writeView(view, facts).toString();
        const again = read(address);

        expect(again).toEqual({ view, dropped: [], notices: [] });
        expect(writeView(again.view, facts).toString()).toBe(address);
      }),
    );
  });

  test('of a page that begins elsewhere leaves out what is as usual there', () => {
    const days = { from: dayOf('2026-10-01'), to: dayOf('2026-10-31') };
    const range: ViewRange = { preset: 'custom', ...days };
    const there: ViewFacts = { ...facts, usual: { range, compare: 'year', match: 'day' } };
    const first = readView(new URLSearchParams(), there).view;

    expect(first).toEqual({ ...usual, range, compare: 'year', match: 'day' });
    expect(writeView(first, there).toString()).toBe('');
    const other: View = { ...first, range: { ...range, from: days.from + 1 }, match: 'weekday' };
    expect(writeView(other, there).toString()).toBe('from=2026-10-02&to=2026-10-31&match=weekday');
  });

  test('is written in a stable order, without what is as usual', () => {
    const view: View = {
      ...usual,
      client: 'client-7',
      range: { preset: 'custom', from: dayOf('2026-11-01'), to: dayOf('2026-11-10') },
      compare: 'year',
      filters: { ...noFilters, channel: ['paid_search', 'email'], device: ['mobile'] },
      asOf: 312,
    };

    expect(writeView(usual, facts).toString()).toBe('');
    expect(writeView(view, facts).toString()).toBe(
      'client=client-7&from=2026-11-01&to=2026-11-10&compare=year&channel=paid_search&channel=email&device=mobile&as_of=312',
    );
  });

  test('of any text at all is one that can be written, and holds nothing impossible', () => {
    const key = fc.constantFrom(
      'client',
      'range',
      'from',
      'to',
      'compare',
      'match',
      'interval',
      'channel',
      'as_of',
      'x',
    );
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('7d', '2026-11-01', '2030-01-01', 'hour', 'year', '12'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), fc.constantFrom(-1, 30, 365), (pairs, retentionDays) => {
        const { view } = readView(new URLSearchParams(pairs), { ...facts, retentionDays });
        const { from, to } = visibleDays(rangeDays(view, today), { today, retentionDays });

        expect([from <= to, to <= today]).toEqual([true, true]);
        expect(read(writeView(view, { retentionDays }).toString(), { retentionDays }).view).toEqual(view);
      }),
    );
  });
});

describe('an address that says nothing', () => {
  test('is the last 28 full days against the 28 before, weekdays under weekdays', () => {
    expect(read('')).toEqual({
      view: {
        client: null,
        range: { preset: '28d' },
        compare: 'previous',
        compared: null,
        match: 'weekday',
        interval: null,
        filters: noFilters,
        annotations: true,
        asOf: null,
      },
      dropped: [],
      notices: [],
    });
  });

  test('is 14 days where the plan keeps 30, so that the comparison fits', () => {
    expect(read('', { retentionDays: 30 })).toMatchObject({
      view: { range: { preset: '14d' } },
      notices: [],
    });
    expect(read('', { retentionDays: 365 }).view.range).toEqual({ preset: '28d' });
  });
});

describe('an address that is not valid', () => {
  test.each([
    ['range=forever', ['range=forever']],
    ['compare=ages', ['compare=ages']],
    ['compare=year&compare=none', ['compare=none']],
    ['match=moon', ['match=moon']],
    ['interval=month', ['interval=month']],
    ['interval=second', ['interval=second']],
    ['channel=carrier_pigeon', ['channel=carrier_pigeon']],
    ['channel=email&channel=email', ['channel=email']],
    ['device=fridge', ['device=fridge']],
    ['country=de', ['country=de']],
    ['country=FR', ['country=FR']],
    ['campaign=a%2Cb', ['campaign=a,b']],
    ['from=2026-02-30&to=2026-03-01', ['from=2026-02-30']],
    ['from=2026-03-01', ['from=2026-03-01']],
    ['as_of=yesterday', ['as_of=yesterday']],
    ['as_of=-1', ['as_of=-1']],
    ['as_of=2026-02-30', ['as_of=2026-02-30']],
    ['as_of=2026-11-03T25%3A00Z', ['as_of=2026-11-03T25:00Z']],
    ['compare=custom', ['compare=custom']],
    ['compare_from=2026-01-01', ['compare_from=2026-01-01']],
    ['annotations=maybe', ['annotations=maybe']],
  ])('%s loses that part, and says so', (address, dropped) => {
    const text = `Ignored a part of the address that is not valid: “${dropped[0]}”.`;
    expect(read(address)).toMatchObject({ dropped, notices: [{ code: 'dropped', text }] });
  });

  test('counts what it loses and names the first ones, long ones by their beginning', () => {
    expect(read('range=7d&from=2026-01-01&to=2026-01-02')).toMatchObject({
      view: { range: { preset: '7d' } },
      notices: [
        {
          text: 'Ignored 2 parts of the address that are not valid: “from=2026-01-01” and “to=2026-01-02”.',
        },
      ],
    });
    const many = `compare=${'ages'.repeat(20)}&match=moon&device=fridge&country=de&interval=second`;
    expect(read(many).notices).toEqual([
      {
        code: 'dropped',
        text: 'Ignored 5 parts of the address that are not valid: “compare=agesagesagesagesagesagesagesages…”, “match=moon”, “interval=second”, and 2 more.',
      },
    ]);
  });

  test('loses a client that is not known, once clients are known', () => {
    expect(read('client=nobody').view.client).toBe('nobody');
    expect(read('client=nobody', { clients: ['somebody'] })).toMatchObject({
      view: { client: null },
      dropped: ['client=nobody'],
    });
  });

  test('puts the days of a comparison in order and in the past, and says so', () => {
    expect(read('compare=custom&compare_from=2026-12-24&compare_to=2026-11-01')).toMatchObject({
      view: { compare: 'custom', compared: { from: dayOf('2026-11-01'), to: today } },
      dropped: [],
      notices: [{ code: 'comparisonSwapped' }, { code: 'comparisonClamped' }],
    });
  });

  test('loses a time that is to come', () => {
    expect(read('as_of=2026-11-22T23%3A00Z', { refusesTime: true })).toMatchObject({
      view: { asOf: null },
      dropped: ['as_of=2026-11-22T23:00Z'],
    });
  });

  test('loses the ids that the API has refused, and those alone', () => {
    const refused = new Set(['campaign:c-1', 'source:s-2']);
    expect(read('campaign=c-1&campaign=c-2&source=s-1&source=s-2&channel=email', { refused })).toMatchObject({
      view: { filters: { ...noFilters, channel: ['email'], campaign: ['c-2'], source: ['s-1'] } },
      dropped: ['campaign=c-1', 'source=s-2'],
      notices: [{ code: 'dropped' }],
    });
  });

  test('loses what neither the view nor the page knows, where the page names its keys', () => {
    expect(read('tab=goals&utm_source=x').dropped).toEqual([]);
    expect(read('tab=goals&utm_source=x', { pageKeys: ['tab'] }).dropped).toEqual(['utm_source=x']);
  });

  test('loses values that are not valid for the page', () => {
    const pageKeys = [{ key: 'every', isValid: (value: string) => value === '5' }, 'tab'];
    expect(read('every=1&every=5&tab=goals&range=7d', { pageKeys })).toMatchObject({
      dropped: ['every=1'],
      notices: [{ code: 'dropped' }],
    });
  });
});

describe('a range that cannot be', () => {
  test('is put in order', () => {
    expect(read('from=2026-11-10&to=2026-11-01')).toMatchObject({
      view: { range: { preset: 'custom', from: dayOf('2026-11-01'), to: dayOf('2026-11-10') } },
      dropped: [],
      notices: [{ code: 'swapped' }],
    });
  });

  test('ends today', () => {
    expect(read('from=2026-11-20&to=2026-12-24')).toMatchObject({
      view: { range: { from: dayOf('2026-11-20'), to: today } },
      notices: [{ code: 'futureClamped' }],
    });
    expect(read('from=2031-01-01&to=2031-02-01').view.range).toEqual({
      preset: 'custom',
      from: today,
      to: today,
    });
  });

  test('has at most as many days as the API takes', () => {
    expect(read('from=2001-01-01&to=2026-11-20&compare=none')).toMatchObject({
      view: { range: { preset: 'custom', from: dayOf('2026-11-20') - 1_099, to: dayOf('2026-11-20') } },
      notices: [
        {
          code: 'shortened',
          text: 'A range has at most 1,100 days, so it starts later.',
        },
      ],
    });
  });

  test('begins where the plan begins to keep, and says so', () => {
    const { view, notices } = read('range=90d&compare=none', { retentionDays: 30 });

    expect(visibleDays(rangeDays(view, today), { today, retentionDays: 30 })).toEqual({
      from: today - 30,
      to: today - 1,
    });
    expect(notices).toEqual([
      {
        code: 'retentionClamped',
        text: 'Your plan keeps 30 days, so the range starts later.',
      },
    ]);
  });

  test('says in one sentence that it begins later and has nothing to compare with', () => {
    expect(read('range=90d', { retentionDays: 30 }).notices).toEqual([
      {
        code: 'retentionClamped',
        text: 'Your plan keeps 30 days, so the range starts later, and there is nothing to compare with.',
      },
    ]);
  });

  test('stays as it is where the plan keeps none of it: that is for the API to refuse', () => {
    const { view, notices } = read('from=2020-01-01&to=2020-01-31', { retentionDays: 30 });

    expect(visibleDays(rangeDays(view, today), { today, retentionDays: 30 })).toEqual(rangeDays(view, today));
    expect(notices).toEqual([]);
  });

  test('says how much history its comparison would need', () => {
    expect(read('range=28d', { retentionDays: 30 }).notices).toEqual([
      {
        code: 'comparisonTooOld',
        text: 'This comparison needs 56 days of history; your plan keeps 30.',
      },
    ]);
    expect(read('compare=year', { retentionDays: 365 }).notices).toMatchObject([
      { code: 'comparisonTooOld' },
    ]);
  });
});
