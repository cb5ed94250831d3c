import { describe, expect, test } from 'vitest';
import { placePages } from '#ui/lab/scenarios/placePages.ts';

const clients = [{ name: 'clients', windowName: 'agencylens-stage:{}' }];

describe('the pages of a stage in their room', () => {
  test('one fills the room, made smaller but never larger', () => {
    const alone = { pages: [], shown: 'first', screen: undefined, wanted: null, lookedAt: null };
    expect([590, 2_360].map((roomWidth) => placePages({ ...alone, roomWidth }))).toEqual([
      { isBeside: false, width: 1_180, scale: 0.5, left: 0, shift: 0 },
      { isBeside: false, width: 1_180, scale: 1, left: 0, shift: 0 },
    ]);
  });

  test('two stand side by side where there is room, or where the visitor wants it', () => {
    const two = { pages: clients, shown: 'clients', screen: undefined, lookedAt: null };
    const beside = { isBeside: true, width: 2_100, left: 1_060, shift: 0 };
    const single = { isBeside: false, width: 1_180, left: 0, shift: 0 };
    expect([
      placePages({ ...two, roomWidth: 1_050, wanted: null }),
      placePages({ ...two, roomWidth: 590, wanted: null }),
      placePages({ ...two, roomWidth: 525, wanted: true }),
      placePages({ ...two, roomWidth: 1_180, wanted: false }),
    ]).toEqual([
      { ...beside, scale: 0.5 },
      { ...single, scale: 0.5 },
      { ...beside, scale: 0.25 },
      { ...single, scale: 1 },
    ]);
  });

  test('of a presentation fill a wide room, and stay legible in a narrow one, which follows the place that is looked at', () => {
    const narrow = { pages: [], shown: 'first', screen: undefined, roomWidth: 392, wanted: null };
    const place = { isBeside: false, width: 1_180, scale: 0.56, left: 0 };
    expect([0, 700, 1_180].map((lookedAt) => placePages({ ...narrow, lookedAt }))).toEqual([
      { ...place, shift: 0 },
      { ...place, shift: expect.closeTo(196) },
      { ...place, shift: expect.closeTo(268.8) },
    ]);
    expect(placePages({ ...narrow, roomWidth: 1_770, lookedAt: 0 })).toEqual({
      ...place,
      scale: 1.5,
      shift: 0,
    });
  });

  test('are as wide as the screen that the script is for', () => {
    const phone = { pages: [], shown: 'first', screen: 390, wanted: null, lookedAt: null };
    expect([780, 195].map((roomWidth) => placePages({ ...phone, roomWidth }))).toEqual([
      { isBeside: false, width: 390, scale: 1, left: 0, shift: 0 },
      { isBeside: false, width: 390, scale: 0.5, left: 0, shift: 0 },
    ]);
  });
});
