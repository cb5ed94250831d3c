/** Renders a panel once its code is loaded, or an error with a retry. */
import { type ComponentType, useEffect, useState } from 'react';
import styles from './Lab.module.css';
import { useLab } from './LabContext.ts';
import type { LabPanel } from './labPanels.ts';

const loaded = new WeakMap<LabPanel, ComponentType>();

const fetched = async (panel: LabPanel): Promise<ComponentType> => {
  const Panel = loaded.get(panel) ?? (await panel.load());
  loaded.set(panel, Panel);
  return Panel;
};

export const PanelView = ({ panel }: { readonly panel: LabPanel }) => {
  const { trace } = useLab().source.world;
  const [attempt, setAttempt] = useState(0);
  const [arrived, setArrived] = useState<LabPanel | null>(null);
  const [failed, setFailed] = useState<LabPanel | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same panel again
  useEffect(() => {
    let current = true;
    setFailed(null);
    fetched(panel).then(
      () => current && setArrived(panel),
      (error: unknown) => {
        trace.record({ kind: 'fault', name: `${panel.title} did not load`, cause: null, detail: error });
        if (current) setFailed(panel);
      },
    );
    return () => {
      current = false;
    };
  }, [panel, trace, attempt]);

  if (failed === panel) {
    return (
      <p role="alert" className={styles.failure}>
        The code of this panel could not be loaded.{' '}
        <button type="button" className={styles.quiet} onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
      </p>
    );
  }
  const Panel = arrived === panel || loaded.has(panel) ? loaded.get(panel) : undefined;
  return Panel ? <Panel /> : null;
};
