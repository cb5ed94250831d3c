/** Tests placing annotated days on the steps of a chart. */
import { describe, expect, test } from 'vitest';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import { atSteps } from '#ui/parts/figures/stepMarks.ts';
import { annotationMarks } from '#ui/parts/figures/useMarks.ts';

const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
const range = { from: '2026-11-02', to: '2026-11-05' };
const weeks = ['2026-11-04', '2026-11-09', '2026-11-16'];
const weekRange = { from: '2026-11-04', to: '2026-11-18' };

describe('marks', () => {
  test('of one day stand at its step, those of one step together', () => {
    const marks = [
      { day: '2026-11-10', text: 'Launch' },
      { day: '2026-11-15', text: 'Talk' },
      { day: '2026-11-17', text: 'Sale' },
    ];
    expect(atSteps(marks, weeks, weekRange)).toEqual([
      { at: '2026-11-09', text: 'Launch; Talk' },
      { at: '2026-11-16', text: 'Sale' },
    ]);
  });

  test('of several days reach from their first step to their last, and are cut by the range', () => {
    const marks = [
      { day: '2026-10-20', to: '2026-11-03', text: 'Began before' },
      { day: '2026-11-04', to: '2026-12-01', text: 'Goes on' },
      { day: '2026-10-01', to: '2026-12-31', text: 'All along' },
      { day: '2026-10-01', to: '2026-11-02', text: 'Its last day' },
    ];
    expect(atSteps(marks, days, range)).toEqual([
      { at: '2026-11-02', to: '2026-11-03', text: 'Began before' },
      { at: '2026-11-04', to: '2026-11-05', text: 'Goes on' },
      { at: '2026-11-02', to: '2026-11-05', text: 'All along' },
      { at: '2026-11-02', text: 'Its last day' },
    ]);
  });

  test('outside of the range have no step', () => {
    const marks = [
      { day: '2026-10-20', to: '2026-11-01', text: 'Over before' },
      { day: '2026-11-06', text: 'To come' },
    ];
    expect(atSteps(marks, days, range)).toEqual([]);
  });

  test('of days that are one step are at that step; of a day in hours they reach over its hours', () => {
    const within = { day: '2026-11-10', to: '2026-11-12', text: 'Three days' };
    expect(atSteps([within], weeks, weekRange)).toEqual([{ at: '2026-11-09', text: 'Three days' }]);
    const hours = ['2026-11-02T00:00', '2026-11-02T23:00', '2026-11-03T00:00', '2026-11-03T23:00'];
    const twoDays = { from: '2026-11-02', to: '2026-11-03' };
    expect(atSteps([{ day: '2026-11-03', text: 'Launch' }], hours, twoDays)).toEqual([
      { at: '2026-11-03T00:00', to: '2026-11-03T23:00', text: 'Launch' },
    ]);
  });

  test('that the client may not read stand apart from those that it may', () => {
    const marks = [
      { day: '2026-11-10', text: 'Launch' },
      { day: '2026-11-11', text: 'Margin is 12%', isPrivate: true as const },
    ];
    expect(atSteps(marks, weeks, weekRange)).toEqual([
      { at: '2026-11-09', text: 'Launch' },
      { at: '2026-11-09', text: 'Margin is 12%', isPrivate: true },
    ]);
  });

  test('of remarks carry whether the client may read them', () => {
    const remark = { client_id: 'a', from: '2026-11-10', to: '2026-11-10', text: 'Sale' } as AnnotationItem;
    const mine = { ...remark, shared: false, personal: true };
    expect(annotationMarks([{ ...remark, shared: true, personal: false }, mine])).toEqual([
      { day: '2026-11-10', text: 'Sale' },
      { day: '2026-11-10', text: 'Sale (only you see this)', isPrivate: true },
    ]);
  });
});
