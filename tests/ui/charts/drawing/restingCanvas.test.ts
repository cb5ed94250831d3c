/** Tests that a canvas requests animation frames only while something may change. */
import { expect, test } from 'vitest';
import { restWhenDrawn } from '#ui/charts/drawing/LibraryChart.tsx';

/** A chart as G2 and G make one: the canvas renders in each frame, and a render ends two frames after its start. */
const fixture = () => {
  let due: FrameRequestCallback[] = [];
  const heard = new Map<string, (() => void)[]>();
  const hear = (type: string, run: () => void) => void heard.set(type, [...(heard.get(type) ?? []), run]);
  const tell = (type: string) => {
    for (const run of heard.get(type) ?? []) run();
  };
  const running = { animations: 0, isDirty: true, renders: 0 };
  const canvas = {
    requestAnimationFrame: (run: FrameRequestCallback): number => due.push(run),
    document: { timeline: { getAnimations: () => Array(running.animations).fill('moving') } },
    addEventListener: hear,
  };
  const tick = () => {
    running.renders += 1;
    if (running.isDirty) tell('rerender');
    running.isDirty = false;
    canvas.requestAnimationFrame(tick);
  };
  const render = () => {
    tell('beforerender');
    running.isDirty = true;
    canvas.requestAnimationFrame(() => canvas.requestAnimationFrame(() => tell('afterrender')));
  };
  const pass = (frames: number): number => {
    const before = running.renders;
    for (let frame = 0; frame < frames; frame += 1) {
      const now = due;
      due = [];
      for (const run of now) run(frame);
    }
    return running.renders - before;
  };
  const chart = { on: hear, getContext: () => ({ canvas }) };
  return { chart, running, tick, render, pass, tell };
};

const drawn = () => {
  const made = fixture();
  made.tick();
  made.render();
  restWhenDrawn(made.chart);
  return made;
};

test('a chart that is drawn renders no more frames', () => {
  const { pass } = drawn();
  expect([pass(10), pass(1_000)]).toEqual([3, 0]);
});

test('each further render of the chart is drawn and ends', () => {
  const { pass, render } = drawn();
  pass(10);
  const renders = [1, 2, 3].map(() => {
    render();
    return [pass(10), pass(1_000)];
  });
  expect(renders).toEqual(Array(3).fill([3, 0]));
});

test('frames go on as long as something moves', () => {
  const { pass, running, render } = drawn();
  pass(10);
  render();
  running.animations = 1;
  const moving = pass(100);
  running.animations = 0;
  expect([moving, pass(1_000)]).toEqual([100, 1]);
});

test('the tooltip and the brush of a chart at rest are drawn, and rest again', () => {
  const { pass, running, tell } = drawn();
  pass(10);
  const frames = ['tooltip:show', 'brush:highlight', 'element:highlight'].map((event) => {
    running.isDirty = true;
    tell(event);
    return [pass(10), pass(1_000)];
  });
  expect(frames).toEqual(Array(3).fill([2, 0]));
});

test('a chart without a canvas is left alone', () => {
  expect(restWhenDrawn({ on: () => undefined, getContext: () => ({}) })).toBe(undefined);
});
