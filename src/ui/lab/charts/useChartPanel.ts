/** Derives the state of the charts panel from frames, running actors and the Lab's address. */

import { chartLayouts } from 'virtual:chartLayouts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { catalogue } from '#machines/catalogue.ts';
import type { LiveActor } from '#machines/liveActors.ts';
import { useLab } from '../LabContext.ts';
import { useFrames } from '../useFrames.ts';
import { type ActorRun, createRunReader } from './actorRuns.ts';
import { chartMoment } from './chartMoment.ts';
import { type ChartSubjects, createChartSubjects } from './chartSubject.ts';
import { runAtWork, runFor, useChartPlace } from './useChosenActor.ts';

let known: ChartSubjects | undefined;

const subjects = (): ChartSubjects => {
  known ??= createChartSubjects(catalogue, chartLayouts);
  return known;
};

/** A focus is a whole path, or the end of one: `processing`. */
const focusedState = (states: ReadonlyMap<string, unknown>, focus: string): string | null =>
  focus === '' ? null : ([...states.keys()].find((id) => id === focus || id.endsWith(`.${focus}`)) ?? null);

/** Names are ambiguous, because several actors may run under one name or belong to an earlier page load. */
const liveOf = ({ key }: ActorRun, live: readonly LiveActor[]) => live.find(({ run }) => run() === key);

export const useChartPanel = () => {
  const { source, at } = useLab();
  const frames = useFrames();
  const [read] = useState(createRunReader);
  const actorRuns = useMemo(() => read(frames), [read, frames]);
  const live = useSyncExternalStore(source.actors.subscribe, source.actors.list);
  const { place, change } = useChartPlace(frames, ({ number, detail }) =>
    actorRuns.find(({ key }) => key === number || key === (detail as { readonly run?: number }).run),
  );
  const newest = actorRuns.findLast(({ machine, end }) => machine !== null && end === null);
  const atWork = place.follows ? runAtWork(actorRuns) : null;
  const machineId = atWork?.machine || place.machine || newest?.machine || catalogue[0]?.id || '';
  const liveNames = new Set(live.filter(({ actor }) => actor.logic.id === machineId).map(({ id }) => id));
  const actorRun = atWork ?? runFor(actorRuns, { machine: machineId, run: place.run }, liveNames);
  const running = actorRun ? liveOf(actorRun, live) : undefined;
  const subject = subjects().of(machineId, running?.actor.logic);
  const actor = at === null ? (running?.actor ?? null) : null;
  const moment = subject && chartMoment({ subject, actorRuns, actorRun, actor });
  return {
    frames,
    actorRuns,
    catalogue: subjects().all,
    indexOf: (machine: string) => subjects().of(machine)?.index,
    place: { ...place, machine: machineId },
    change,
    moment,
    live: running ?? null,
    focus: moment && focusedState(moment.subject.index.states, place.focus),
  };
};
