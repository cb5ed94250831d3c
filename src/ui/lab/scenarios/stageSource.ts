/** Provides the app on a stage as a source of the Lab. */
import type { AppServices } from '../../services/appServices.ts';
import type { Stage } from '../../stage/stage.ts';
import type { LabSource } from '../labSource.ts';

export const stageSource = (stage: Stage, services: AppServices): LabSource => {
  const { world, api, base, controls } = services;
  return {
    ...{ world, api, base, controls },
    actors: stage.liveActors(),
    address: stage.address,
    navigate: stage.navigate,
  };
};
