/** Selects the panel's actor from the address or from a frame selected elsewhere. */
import { useEffect, useRef } from 'react';
import type { Frame } from '#world/trace.ts';
import { causeChain } from '../causeChain.ts';
import { useLab } from '../LabContext.ts';
import { appWorkers } from '../thread.ts';
import type { ActorRun } from './actorRuns.ts';
import { type ChartPlace, formatChartPlace, parseChartPlace } from './chartPlace.ts';

const isOfActor = ({ kind, actor }: Frame): boolean =>
  (kind === 'transition' || kind === 'actor') && actor !== null && !actor.includes('/');

/** The frame itself if it belongs to an actor, else the first such effect, else the last such cause. */
export const nearestOfActor = (frames: readonly Frame[], frame: Frame): Frame | undefined => {
  if (isOfActor(frame)) return frame;
  const { causes, effects } = causeChain(frames, frame);
  return effects.find(isOfActor) ?? causes.findLast(isOfActor);
};

/** The run in the address, else the newest running one, else the newest. */
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

/** The run that took the last step, apart from the work of the app for itself. */
export const runAtWork = (actorRuns: readonly ActorRun[]): ActorRun | null => {
  const lastOf = ({ steps }: ActorRun): number => steps.at(-1)?.frame.number ?? 0;
  return actorRuns.reduce<ActorRun | null>((best, one) => {
    if (one.machine === null || one.parent !== null || appWorkers.has(one.name)) return best;
    return best === null || lastOf(one) > lastOf(best) ? one : best;
  }, null);
};

export type ChosenPlace = {
  readonly place: ChartPlace;
  change(changes: Partial<ChartPlace>): void;
};

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
      change({ machine: actorRun.machine, run: null, focus: '', follows: false });
    }
  });
  return { place, change };
};
