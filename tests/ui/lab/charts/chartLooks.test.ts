/** Tests the styles of states and transitions. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { morning } from '#tests/support/cast.ts';
import { createRunReader } from '#ui/lab/charts/actorRuns.ts';
import { shareLeft } from '#ui/lab/charts/ChartMap.tsx';
import { chartLooks, heatOf } from '#ui/lab/charts/chartLooks.ts';
import { chartMoment } from '#ui/lab/charts/chartMoment.ts';
import { createChartSubjects } from '#ui/lab/charts/chartSubject.ts';

const subject = createChartSubjects(catalogue, {}).of('chat');

const looksOf = (pointed: string | null, isLive = true) => {
  if (subject === null) throw new Error('the chat is not in the catalogue');
  const world = newWorld();
  const actor = startLifecycle(world, chatMachine, { id: 'chat', input: { time: morning } });
  actor.send({ type: 'panel.open' });
  const records = createRunReader()(world.trace.frames());
  const moment = chartMoment({
    subject,
    actorRuns: records,
    actorRun: records[0] ?? null,
    actor: isLive ? (actor as never) : null,
  });
  return chartLooks({
    moment,
    pointed,
    focus: 'chat.panel',
    visits: { states: { 'chat.panel.open': 12 }, transitions: {} },
  });
};

describe('a chart', () => {
  test('lights what is active, what was last, what comes next and what was visited', () => {
    const { state, transition } = looksOf('chat.panel.open|panel.close|0');

    expect([state('chat.panel.open'), state('chat.panel.collapsed'), state('chat.panel')]).toEqual([
      { isActive: true, isNext: false, isFocused: false, heat: 3, visits: 12 },
      { isActive: false, isNext: true, isFocused: false, heat: 0, visits: 0 },
      { isActive: true, isNext: false, isFocused: true, heat: 0, visits: 0 },
    ]);
    expect(transition('chat.panel.collapsed|panel.open|0')).toEqual({
      status: 'away',
      isLast: true,
      isPointedAt: false,
      hasRefused: false,
      heat: 0,
      told: 'panel.open, from collapsed to open. Only from collapsed.',
      visits: 0,
    });
  });

  test('says that nothing can be sent at an earlier moment', () => {
    expect(looksOf(null, false).why('chat.panel.open|panel.close|0')).toBe(
      'It is not running now, or an earlier moment is shown.',
    );
  });

  test.each([
    [0, 0],
    [1, 1],
    [9, 2],
    [99, 3],
    [100, 4],
  ])('visited %i times is of heat %i', (visits, heat) => {
    expect(heatOf(visits)).toBe(heat);
  });
});

describe('a countdown', () => {
  const delay = { transition: '', state: '', from: 1_000, due: 3_000 };

  test.each([
    [500, 1],
    [1_000, 1],
    [2_500, 0.25],
    [3_000, 0],
    [9_000, 0],
  ])('at %i ms has %d of itself left', (now, share) => {
    expect(shareLeft(delay, now)).toBe(share);
  });
});
