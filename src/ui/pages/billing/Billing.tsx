/** The billing page: the plan and what comes next, what of it is used, changes with their preview, and the history. */

import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { billingMachine } from '#machines/billing/billingMachine.ts';
import { billingService } from '#machines/billing/billingService.ts';
import { ErrorBoundary } from '../../app/errors/ErrorBoundary.tsx';
import { useServices } from '../../app/servicesContext.ts';
import { useLifecycle } from '../../app/useLifecycle.ts';
import { useReply } from '../../app/useReply.ts';
import { doneText } from '../../content/billing.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { useFocusWhenLost } from '../../widgets/useFocusWhenLost.ts';
import styles from './Billing.module.css';
import { ChangePlan } from './ChangePlan.tsx';
import { History } from './History.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { UsagePart } from './UsagePart.tsx';

const Waiting = () => (
  <div className={styles.panel} aria-busy="true">
    <div className={styles.ghost} />
    <div className={styles.ghost} />
  </div>
);

export const Billing = () => {
  const { api, world } = useServices();
  const actor = useLifecycle(() => billingMachine.provide(billingService({ api })), {
    id: 'billing',
    frameOf: api.frameOf,
  });
  const done = useSelector(actor, ({ context }) => context.done);
  const told = useRef<HTMLParagraphElement>(null);
  useFocusWhenLost(told, done);
  const { data: billing, error, refetch } = useReply('readBilling');
  const workspace = useReply('readWorkspace').data?.workspace;
  const report = (cause: unknown, component: string) =>
    world.trace.record({ kind: 'fault', name: `${component} broke`, detail: cause });
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Billing</h1>
        <p>{workspace ? `The subscription of ${workspace.name}` : 'The subscription of your workspace'}</p>
      </header>
      <p ref={told} role="status" tabIndex={-1} className={styles.done}>
        {done && doneText(done)}
      </p>
      {error && !billing && (
        <LoadFailure what="The subscription" also="Nothing was changed." error={error} onRetry={refetch} />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {!billing && !error && <Waiting />}
          {billing && <PlanPanel billing={billing} actor={actor} />}
          {billing && (
            <ErrorBoundary component="Change plan" onError={report}>
              <ChangePlan billing={billing} actor={actor} />
            </ErrorBoundary>
          )}
        </div>
        <div className={styles.side}>
          <ErrorBoundary component="Usage" onError={report}>
            <UsagePart />
          </ErrorBoundary>
          {workspace && (
            <ErrorBoundary component="History" onError={report}>
              <History ownerId={workspace.owner_id} />
            </ErrorBoundary>
          )}
        </div>
      </div>
    </main>
  );
};
