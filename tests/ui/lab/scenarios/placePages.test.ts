import { describe, expect, test } from 'vitest';
import { placePages } from '#ui/lab/scenarios/placePages.ts';

const clients = [{ name: 'clients', windowName: 'agencylens-stage:{}' }];

describe('the pages of a stage in their room', () => {
  test('one fills the room, made smaller but never larger', () => {
    const alone = { pages: [], shown: 'first', screen: undefined, wanted: null };
    expect([590, 2_360].map((roomWidth) => placePages({ ...alone, roomWidth }))).toEqual([
      { isBeside: false, width: 1_180, scale: 0.5, left: 0 },
      { isBeside: false, width: 1_180, scale: 1, left: 0 },
    ]);
  });

  test('two stand side by side where there is room, or where the visitor wants it', () => {
    const two = { pages: clients, shown: 'clients', screen: undefined };
    const beside = { isBeside: true, width: 2_100, left: 1_060 };
    const single = { isBeside: false, width: 1_180, left: 0 };
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

  test('are as wide as the screen that the script is for', () => {
    const phone = { pages: [], shown: 'first', screen: 390, wanted: null };
    expect([780, 195].map((roomWidth) => placePages({ ...phone, roomWidth }))).toEqual([
      { isBeside: false, width: 390, scale: 1, left: 0 },
      { isBeside: false, width: 390, scale: 0.5, left: 0 },
    ]);
  });
});
