/** What the Lab looks at when it looks at a stage: the app of the page that is gone to there, while it runs. */
import type { Stage } from '../../stage/stage.ts';
import type { LabSource } from '../labSource.ts';

/** Null as long as no page was opened on it. */
export const stageSource = (stage: Stage): LabSource | null => {
  const services = stage.services();
  if (services === null) return null;
  const { world, api, base, controls } = services;
  return {
    ...{ world, api, base, controls },
    actors: stage.liveActors(),
    address: stage.address,
    navigate: stage.navigate,
  };
};
