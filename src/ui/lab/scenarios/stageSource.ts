/** What the Lab looks at when it looks at a stage: the app of the page that is gone to there, while it runs. */
import type { AppServices } from '../../services/appServices.ts';
import type { Stage } from '../../stage/stage.ts';
import type { LabSource } from '../labSource.ts';

/** `services`: what the page runs on now. */
export const stageSource = (stage: Stage, services: AppServices): LabSource => {
  const { world, api, base, controls } = services;
  return {
    ...{ world, api, base, controls },
    actors: stage.liveActors(),
    address: stage.address,
    navigate: stage.navigate,
  };
};
