/** Renders the undoable actions to assign and resolve an alert. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { AlertItem } from '#domain/contract/alertSchemas.ts';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import styles from './Alerts.module.css';

type AlertActionsProps = {
  alert: AlertItem;
  name: string;
  changes: Reversible;
};

const ways = {
  acknowledgeAlert: { word: 'Acknowledge', made: 'Acknowledged the alert.' },
  resolveAlert: { word: 'Resolve', made: 'Resolved the alert.' },
} as const;

export const AlertActions = ({ alert, name, changes }: AlertActionsProps) => {
  const { api } = useServices();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const { id, status, figure } = alert;
  const { label } = figureSpecs[figure];
  if (status === 'resolved') return null;
  const button = (call: keyof typeof ways, type: 'default' | 'text') => (
    <Button
      size="small"
      type={type}
      disabled={busy}
      aria-label={`${ways[call].word} ${label} of ${name}`}
      onClick={() =>
        changes.ask({
          make: (options) => api.call(call, { params: { id }, ...options }),
          made: ways[call].made,
          takenBack: status === 'open' ? 'The alert is open again.' : 'The alert is acknowledged again.',
        })
      }
    >
      {ways[call].word}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {status === 'open' && button('acknowledgeAlert', 'default')}
      {button('resolveAlert', 'text')}
    </div>
  );
};
