/** Lists removed scenarios with restore buttons. */

import { Button } from 'antd';
import type { RoiScenario } from '#domain/contract/roiSchemas.ts';
import { useReply } from '../../data/useReply.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import styles from './Scenarios.module.css';

type RemovedScenariosProps = { busy: boolean; onRestore: (scenario: RoiScenario) => void };

export const RemovedScenarios = ({ busy, onRestore }: RemovedScenariosProps) => {
  const removed = useReply('listRoiScenarios', { state: 'removed' }).data;
  if (!removed || removed.total === 0) return null;
  return (
    <details className={styles.removed}>
      <summary>Removed scenarios ({removed.total})</summary>
      <ul className={styles.list}>
        {removed.items.map((scenario) => (
          <li key={scenario.id} className={styles.row}>
            <h3>{scenario.name}</h3>
            <div className={styles.actions}>
              <OnlyChangeable>
                <Button
                  size="small"
                  disabled={busy}
                  onClick={() => onRestore(scenario)}
                  aria-label={`Restore ${scenario.name}`}
                >
                  Restore
                </Button>
              </OnlyChangeable>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
};
