/** Says as which plan the app is simulated, with the way back. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { isPlanName, type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { endSimulationAction } from '../../parts/simulationActions.ts';
import { useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import styles from './TimeTravelBanner.module.css';

export const SimulationBanner = ({ simulated }: { simulated: PlanName }) => {
  const { api, actors } = useServices();
  const { profile } = useAuth();
  const changes = useReversible();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(changes.actor, ({ context }) => context.problem?.message ?? null);
  const own = useSelector(actors.subscription, ({ context }) => context.subscription?.plan_name);
  return (
    <section className={styles.bar} aria-label="Plan simulation" data-print="never">
      <p role="status" className={styles.words}>
        <strong>Previewing {plans[simulated].title}</strong>
        <span className={styles.more}>{problem ?? 'Its limits apply. Nothing is charged or deleted.'}</span>
      </p>
      {isPlanName(own) && profile?.role === 'admin' && (
        <div className={`${styles.steps} touch`}>
          <OnlyChangeable>
            <Button
              size="small"
              className={styles.back ?? ''}
              disabled={busy}
              onClick={() => changes.ask(endSimulationAction(api, own))}
            >
              Back to {plans[own].title}
            </Button>
          </OnlyChangeable>
        </div>
      )}
    </section>
  );
};
