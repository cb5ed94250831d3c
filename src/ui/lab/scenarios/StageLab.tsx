/** Renders a Lab for the app on a stage: story, charts, network and log. */
import { useMemo, useRef, useState } from 'react';
import type { AppServices } from '../../services/appServices.ts';
import type { Stage } from '../../stage/stage.ts';
import styles from '../Lab.module.css';
import { useLab } from '../LabContext.ts';
import type { LabSource } from '../labSource.ts';
import { createLabView } from '../labView.ts';

const stageSource = (stage: Stage, services: AppServices): LabSource => {
  const { world, api, base, controls } = services;
  return {
    ...{ world, api, base, controls },
    actors: stage.liveActors(),
    address: stage.address,
    navigate: stage.navigate,
  };
};

type LabBesideProps = {
  readonly stage: Stage | null;
  readonly onClose: () => void;
};

const useSource = (stage: Stage | null): LabSource | null => {
  const services = stage?.services() ?? null;
  return useMemo(
    () => (stage === null || services === null ? null : stageSource(stage, services)),
    [stage, services],
  );
};

export const StageLab = ({ stage, onClose }: LabBesideProps) => {
  const { ofStage } = useLab();
  const source = useSource(stage);
  // A step back rebuilds the stage with the same frames, so the selection stays valid.
  const [view] = useState(() => createLabView({ panel: 'charts', rest: '', at: null }));
  const last = useRef(source);
  if (source !== null) last.current = source;
  const shown = source ?? last.current;
  const close = (
    <button type="button" className={styles.quiet} aria-label="Close the Lab of the stage" onClick={onClose}>
      Close
    </button>
  );
  return shown === null ? null : ofStage({ source: shown, view }, close);
};
