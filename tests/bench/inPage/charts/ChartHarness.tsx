/** Renders the Lab's chart of a running actor without its panel; polls the world on every frame. */
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { chartOf } from '#machines/chartOf.ts';
import { indexChart } from '#ui/lab/charts/activeStates.ts';
import { createRunReader } from '#ui/lab/charts/actorRuns.ts';
import { ChartMap } from '#ui/lab/charts/ChartMap.tsx';
import { type ChartLayout, chartMark } from '#ui/lab/charts/chartLayout.ts';
import { chartLooks } from '#ui/lab/charts/chartLooks.ts';
import { type ChartMoment, chartMoment } from '#ui/lab/charts/chartMoment.ts';
import type { ChartSubject } from '#ui/lab/charts/chartSubject.ts';
import { eachPaint } from '#world/eachPaint.ts';
import type { World } from '#world/world.ts';

export const subjectOf = (machine: AnyStateMachine, layout: ChartLayout): ChartSubject => {
  const chart = chartOf(machine);
  const index = indexChart(chart);
  return {
    id: chart.id,
    title: 'Large',
    about: '',
    index,
    mark: chartMark(chart),
    layout,
    examples: [],
    machine,
  };
};

export const momentOf = (world: World, subject: ChartSubject, actor: Actor<AnyStateMachine>): ChartMoment => {
  const runs = createRunReader()(world.trace.frames());
  return chartMoment({ subject, actorRuns: runs, actorRun: runs[0] ?? null, actor });
};

const handlers = { press: () => undefined, point: () => undefined };

export type ChartHarnessProps = {
  readonly world: World;
  readonly subject: ChartSubject;
  readonly actor: Actor<AnyStateMachine>;
};

export const ChartHarness = ({ world, subject, actor }: ChartHarnessProps) => {
  const [, setCount] = useState(0);
  useEffect(() => {
    const renewal = eachPaint(() => setCount((count) => count + 1));
    const stop = world.trace.subscribe(renewal.ask);
    return () => {
      stop();
      renewal.stop();
    };
  }, [world]);
  const moment = momentOf(world, subject, actor);
  const looks = chartLooks({ moment, pointed: null, focus: null, visits: null });
  const { layout } = subject;
  if (layout === null) throw new Error('the chart has no layout');
  return (
    <ChartMap
      name={subject.title}
      index={subject.index}
      layout={layout}
      looks={looks}
      inSight={[...moment.active].slice(-1)}
      delays={moment.delays}
      clock={world.clock}
      now={world.clock.now()}
      last={moment.step && { step: moment.step.frame.number, transitions: moment.taken }}
      handlers={handlers}
    />
  );
};
