/** Reads and writes the alert filters in the address: status and client. */
import { useSearchParams } from 'react-router-dom';
import { type AlertStatus, alertStatuses } from '#domain/alerts/alertRules.ts';
import { filterStep } from '../../../services/filterStep.ts';

type AlertView = {
  readonly status: AlertStatus;
  readonly client: string;
};

export const useAlertView = () => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('status');
  const view: AlertView = {
    status: alertStatuses.find((status) => status === asked) ?? 'open',
    client: params.get('client') ?? '',
  };
  const show = (changes: Partial<AlertView>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const { status, client } = { ...view, ...changes };
        if (status === 'open') next.delete('status');
        else next.set('status', status);
        if (client === '') next.delete('client');
        else next.set('client', client);
        return next;
      },
      filterStep({ isTyped: false }),
    );
  return { ...view, show };
};
