/** Which actor the panel shows: the one that the address names, or the newest of its machine; a frame that is selected elsewhere brings its own. */
import { useEffect, useRef } from 'react';
import type { Frame } from '#world/trace.ts';
import { causeChain } from '../causeChain.ts';
import { useLab } from '../LabContext.ts';
import type { ActorRun } from './actorRuns.ts';
import { type ChartPlace, formatChartPlace, parseChartPlace } from './chartPlace.ts';

const isOfActor = ({ kind, actor }: Frame): boolean =>
  (kind === 'transition' || kind === 'actor') && actor !== null && !actor.includes('/');

/** The frame itself if it is about an actor. Else the first such frame among its effects, or the last among its causes. */
export const nearestOfActor = (frames: readonly Frame[], frame: Frame): Frame | undefined => {
  if (isOfActor(frame)) return frame;
  const { causes, effects } = causeChain(frames, frame);
  return effects.find(isOfActor) ?? causes.findLast(isOfActor);
};

/** The run of that machine that the address asks for, else the newest one that runs, else the newest. */
export const runFor = (
  actorRuns: readonly ActorRun[],
  { machine, run }: Pick<ChartPlace, 'machine' | 'run'>,
  liveNames: ReadonlySet<string>,
): ActorRun | null => {
  const ofMachine = actorRuns.filter(
    (actorRun) => actorRun.machine === machine || (actorRun.machine === null && liveNames.has(actorRun.name)),
  );
  return (
    actorRuns.find(({ key }) => key === run) ??
    ofMachine.findLast(({ end }) => end === null) ??
    ofMachine.at(-1) ??
    null
  );
};

export type ChosenPlace = {
  readonly place: ChartPlace;
  change(changes: Partial<ChartPlace>): void;
};

/** The place in the address, which follows what is selected elsewhere. */
export const useChartPlace = (
  frames: readonly Frame[],
  runOf: (frame: Frame) => ActorRun | undefined,
): ChosenPlace => {
  const { rest, show, selected } = useLab();
  const place = parseChartPlace(rest);
  const change = (changes: Partial<ChartPlace>) => show('charts', formatChartPlace({ ...place, ...changes }));
  const followed = useRef<number | null>(null);
  useEffect(() => {
    if (selected === null || selected.number === followed.current) return;
    followed.current = selected.number;
    const near = nearestOfActor(frames, selected);
    const actorRun = near && runOf(near);
    if (actorRun?.machine && actorRun.machine !== place.machine) {
      change({ machine: actorRun.machine, run: null, focus: '' });
    }
  });
  return { place, change };
};
