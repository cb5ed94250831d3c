/** Which of a chart's actions the reader has: by role, plan and moment, and by what the chart is about. */

import { useAuth } from '../../services/useAuth.ts';
import { useMayChange } from '../../services/useMayChange.ts';
import { usePlan } from '../../services/usePlan.ts';
import { useClients } from '../view/useClients.ts';
import { type ChartSubject, questionOf } from './chartSubject.ts';

export type ChartDeeds = {
  /** For Ask AI; null where it is not in the plan, and for a chart that it could not tell of. */
  readonly question: string | null;
  readonly mayPin: boolean;
  readonly mayReport: boolean;
};

export const useChartDeeds = (subject: ChartSubject | undefined): ChartDeeds => {
  const { membership } = useAuth();
  const { has } = usePlan();
  const mayEdit = useMayChange('agency');
  const clients = useClients(subject !== undefined);
  if (subject === undefined) return { question: null, mayPin: false, mayReport: false };
  const { clientId, by } = subject;
  const name = clients?.find(({ id }) => id === clientId)?.name;
  // A client's own people ask about their own client without naming it.
  const isNamed = clientId === null || name !== undefined || membership?.kind === 'client';
  return {
    question: has('ai_insights') && isNamed ? questionOf(subject, name) : null,
    mayPin: mayEdit,
    // A report is of one client, so that it has no parts by client.
    mayReport: mayEdit && has('custom_reports') && clientId !== null && by !== 'client',
  };
};
