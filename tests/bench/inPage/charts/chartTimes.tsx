/** Measures how long a large chart takes to paint, how smoothly it updates, and the cost of recording and exports. */

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Actor, type AnyStateMachine, createActor } from 'xstate';
import { startLifecycle } from '#machines/start.ts';
import type { ChartLayout } from '#ui/lab/charts/chartLayout.ts';
import { type ExportForm, exportChart } from '#ui/lab/charts/exports/exportChart.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { ChartHarness, momentOf, subjectOf } from './ChartHarness.tsx';
import { largeMachine } from './largeMachine.ts';

const startLarge = () => {
  const world = createLiveWorld();
  const actor = startLifecycle(world, largeMachine, {
    id: 'large',
  } as never) as unknown as Actor<AnyStateMachine>;
  return { world, actor };
};

const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

const newPlace = (): HTMLElement => {
  const place = document.createElement('div');
  place.style.cssText = 'width:900px;height:600px';
  document.body.replaceChildren(place);
  return place;
};

const show = (layout: ChartLayout) => {
  const { world, actor } = startLarge();
  const subject = subjectOf(largeMachine, layout);
  const place = newPlace();
  const root = createRoot(place);
  flushSync(() => root.render(<ChartHarness world={world} subject={subject} actor={actor} />));
  return { world, actor, subject, place, root };
};

export type ChartPlan = { readonly layout: ChartLayout; readonly rounds: number };

/** Milliseconds from nothing to painted, by round; the first round is cold. */
export const chartPaints = async ({ layout, rounds }: ChartPlan): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await afterPaint();
    const started = performance.now();
    const { root, actor } = show(layout);
    await afterPaint();
    times.push(performance.now() - started);
    root.unmount();
    actor.stop();
  }
  return times;
};

export type ChartFrames = {
  readonly transitionsPerSecond: number;
  readonly framesPerSecond: number;
  /** 95th percentile of the gaps between paints, in milliseconds. */
  readonly gaps: readonly number[];
};

const seconds = 4;
const rate = 300;

/** Paints while an actor takes 300 transitions a second. */
export const chartFrames = async ({ layout }: ChartPlan): Promise<ChartFrames> => {
  const { world, actor, root } = show(layout);
  await afterPaint();
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1_000;
  let sent = 0;
  const sending = setInterval(() => {
    while (sent < ((performance.now() - started) / 1_000) * rate) {
      actor.send({ type: 'step.on' });
      sent += 1;
    }
  }, 4);
  const gaps = await new Promise<readonly number[]>((resolve) => {
    const found: number[] = [];
    let last = performance.now();
    const paint = () => {
      const now = performance.now();
      found.push(now - last);
      last = now;
      if (isOver()) resolve(found);
      else requestAnimationFrame(paint);
    };
    requestAnimationFrame(paint);
  });
  clearInterval(sending);
  const passed = (performance.now() - started) / 1_000;
  root.unmount();
  actor.stop();
  const transitions = world.trace.frames().filter(({ kind }) => kind === 'transition').length;
  return { transitionsPerSecond: transitions / passed, framesPerSecond: gaps.length / passed, gaps };
};

const events = 20_000;

const perEvent = (actor: { send(event: { type: 'step.on' }): void }): number => {
  const started = performance.now();
  for (let count = 0; count < events; count += 1) actor.send({ type: 'step.on' });
  return ((performance.now() - started) * 1_000) / events;
};

/** Microseconds per event: with the trace, and for the same machine without an observer. */
export const recordingCosts = (
  rounds: number,
): { readonly traced: readonly number[]; readonly bare: readonly number[] } => {
  const traced: number[] = [];
  const bare: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const alone = createActor(largeMachine).start() as unknown as Actor<AnyStateMachine>;
    const { actor } = startLarge();
    const [without, withTrace] = [perEvent(alone), perEvent(actor)];
    if (round >= 0) {
      bare.push(without);
      traced.push(withTrace);
    }
    alone.stop();
    actor.stop();
  }
  return { traced, bare };
};

const forms: readonly ExportForm[] = ['svg', 'png', 'mermaid', 'config', 'module'];

export const chartExports = async ({
  layout,
  rounds,
}: ChartPlan): Promise<Readonly<Record<ExportForm, readonly number[]>>> => {
  const { world, actor, subject, place, root } = show(layout);
  await afterPaint();
  const moment = momentOf(world, subject, actor);
  const map = place.querySelector<SVGSVGElement>('svg[data-chart]');
  const times: Record<ExportForm, number[]> = { svg: [], png: [], mermaid: [], config: [], module: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const form of forms) {
      const started = performance.now();
      const { content } = await exportChart(form, moment, map);
      if (content.size === 0) throw new Error(`the export as ${form} is empty`);
      if (round >= 0) times[form].push(performance.now() - started);
    }
  }
  root.unmount();
  actor.stop();
  return times;
};

type Mermaid = {
  initialize(options: object): void;
  parse(text: string): Promise<unknown>;
  render(id: string, text: string): Promise<{ readonly svg: string }>;
};

const mermaid = (): Mermaid => {
  const loaded = (globalThis as unknown as { mermaid?: Mermaid }).mermaid;
  if (loaded === undefined) throw new Error('Mermaid is not loaded');
  loaded.initialize({ startOnLoad: false, maxEdges: 2_000 });
  return loaded;
};

/** Milliseconds that Mermaid takes from text to paint. */
export const mermaidPaints = async (plan: {
  readonly text: string;
  readonly rounds: number;
}): Promise<readonly number[]> => {
  const times: number[] = [];
  const drawing = mermaid();
  for (let round = 0; round < plan.rounds; round += 1) {
    const place = newPlace();
    await afterPaint();
    const started = performance.now();
    const { svg } = await drawing.render(`drawn${round}`, plan.text);
    place.innerHTML = svg;
    await afterPaint();
    times.push(performance.now() - started);
  }
  return times;
};

/** Parses texts with Mermaid's own parser; throws if it refuses one. */
export const parseMermaid = async (texts: readonly string[]): Promise<number> => {
  const reading = mermaid();
  for (const text of texts) await reading.parse(text);
  return texts.length;
};
