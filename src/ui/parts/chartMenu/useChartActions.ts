/** Computes the available actions of a chart from role, plan, moment and subject. */
import { figureInSentence } from '#domain/kpi/figureInSentence.ts';
import { filtersOnWire } from '#domain/metrics/filtersOnWire.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { usePlan } from '../../services/usePlan.ts';
import { useCampaigns } from '../view/useCampaigns.ts';
import { useClients } from '../view/useClients.ts';
import { useSources } from '../view/useSources.ts';
import { type AskableFilters, askableFilters } from './askableFilters.ts';
import { type ChartSubject, questionOf } from './chartSubject.ts';

export type ChartQuestion = {
  readonly label: string;
  /** Text for Ask AI; null if it could not parse one. */
  readonly text: string | null;
  readonly why: string;
};

export type ChartActions = {
  /** One for each metric of the chart; empty if the plan lacks Ask AI. */
  readonly questions: readonly ChartQuestion[];
  readonly mayPin: boolean;
  readonly mayReport: boolean;
};

const labelOf = ({ figures }: ChartSubject, index: number): string => {
  const figure = figures[index];
  return figures.length < 2 || figure === undefined
    ? 'Ask AI about this'
    : `Ask AI about ${figureInSentence(figure)}`;
};

const questionsOf = (
  subject: ChartSubject,
  clientName: string | undefined,
  filters: AskableFilters,
): readonly ChartQuestion[] => {
  if (filters.is === 'loading') return [];
  const label = labelOf(subject, -1);
  if (subject.figures.length === 0)
    return [{ label, text: null, why: 'It answers one figure at a time, not a funnel.' }];
  if (filters.is === 'unread') return [{ label, text: null, why: filters.why }];
  return subject.figures.map((figure, index) => ({
    label: labelOf(subject, index),
    text: questionOf(subject, { figure, clientName, filters: filters.words }),
    why: '',
  }));
};

const useAskable = (subject: ChartSubject | undefined): AskableFilters => {
  const filters = filtersOnWire(subject?.query.filters ?? '');
  const client = subject?.clientId ?? null;
  return askableFilters(filters, {
    campaigns: useCampaigns(client, filters.campaign.length > 0),
    sources: useSources(client, filters.source.length > 0),
  });
};

export const useChartActions = (subject: ChartSubject | undefined): ChartActions => {
  const { membership } = useAuth();
  const { has } = usePlan();
  const mayEdit = useCanEdit('agency');
  const clients = useClients(subject !== undefined);
  const filters = useAskable(subject);
  if (subject === undefined) return { questions: [], mayPin: false, mayReport: false };
  const { clientId, by } = subject;
  const name = clients?.find(({ id }) => id === clientId)?.name;
  // A client's own people ask about their own client without naming it.
  const isNamed = clientId === null || name !== undefined || membership?.kind === 'client';
  return {
    questions: has('ai_insights') && isNamed ? questionsOf(subject, name, filters) : [],
    mayPin: mayEdit,
    // A report is of one client, so that it has no parts by client.
    mayReport: mayEdit && has('custom_reports') && clientId !== null && by !== 'client',
  };
};
