/** Provides the actions on one anomaly: its review state, a task, a report, an alert, an annotation. */
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { longestTask } from '#domain/clients/clientTaskRules.ts';
import type { ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import { longDay } from '../../content/formatMetric.ts';
import { alertsAddress, unusualRuleAddress } from '../../parts/alertsAddress.ts';
import { useAnnotationForm } from '../../parts/annotations/AddAnnotation.tsx';
import { ReportDialog } from '../../parts/chartMenu/ReportDialog.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { useServices } from '../../services/servicesContext.ts';
import { usePlan } from '../../services/usePlan.ts';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import { type FindingAction, type FindingActionsProps, useFindingActions } from './FindingActions.tsx';
import type { Anomaly } from './useAnomalies.ts';

export const anomalyName = ({ figure, judged }: Anomaly): string =>
  `${figureSpecs[figure].label} on ${longDay(calendarDayOf(judged.day))}`;

type RowActionsProps = {
  anomaly: Anomaly;
  selection: MetricSelection;
  actions: FindingActionsProps;
  /** The finding and its suggested action, for a task or a report. */
  told: string;
};

/** Tasks and reports belong to a client. */
const useClientWork = (
  clientId: string | null,
  { actions, told }: Pick<RowActionsProps, 'actions' | 'told'>,
) => {
  const { api } = useServices();
  const { has } = usePlan();
  const [isReporting, setReporting] = useState(false);
  if (clientId === null) return { work: [], dialog: null };
  const { name, changes } = actions;
  const createTask = () =>
    changes.ask({
      make: async (command) => {
        const body = { text: told.slice(0, longestTask), assignee_id: null, due_on: null };
        await api.call('addClientTask', { params: { id: clientId }, body, ...command });
      },
      made: `Created a task: ${name}.`,
      takenBack: `The task is removed: ${name}.`,
    });
  const work: readonly FindingAction[] = [
    { label: 'Create task', run: createTask },
    ...(has('custom_reports') ? [{ label: 'Add to a report', run: () => setReporting(true) }] : []),
  ];
  const section: Omit<ReportSectionItem, 'id'> = {
    kind: 'text',
    title: name,
    figures: [],
    by: null,
    text: told,
    client_id: null,
    period: null,
    filters: '',
  };
  return {
    work,
    dialog: isReporting && (
      <ReportDialog
        clientId={clientId}
        section={section}
        ask={changes.ask}
        onClose={() => setReporting(false)}
      />
    ),
  };
};

/** In the order of the menu. */
const useWays = (anomaly: Anomaly, { use }: MetricSelection, mayWrite: boolean) => {
  const { figure, judged } = anomaly;
  const navigate = useNavigate();
  const { client } = use.view;
  const day = calendarDayOf(judged.day);
  const annotation = useAnnotationForm({ clientId: client, day });
  const oneDay = { preset: 'custom', from: judged.day, to: judged.day } as const;
  const address = writeView({ ...use.view, range: oneDay, interval: null }, use.facts);
  const way = (label: string, to: string): FindingAction => ({ label, run: () => void navigate(to) });
  return {
    ways: [
      way('Open in dashboard', `${protectedPages.dashboard.path}?${address}`),
      ...(client === null ? [] : [way('Alerts', alertsAddress(client))]),
      ...(mayWrite ? [way('Create alert', unusualRuleAddress(client, figure))] : []),
      ...(mayWrite ? [{ label: 'Add annotation', run: annotation.open }] : []),
    ],
    annotation: annotation.shown,
  };
};

export const ReaderActions = ({ anomaly, selection }: Pick<RowActionsProps, 'anomaly' | 'selection'>) => {
  const { ways } = useWays(anomaly, selection, false);
  const [first] = ways;
  return (
    <Button size="small" aria-label={`${first?.label}: ${anomalyName(anomaly)}`} onClick={first?.run}>
      {first?.label}
    </Button>
  );
};

export const RowActions = ({ anomaly, selection, actions, told }: RowActionsProps) => {
  const { ways, annotation } = useWays(anomaly, selection, true);
  const { busy, actions: all, dismissal } = useFindingActions(actions);
  const { work, dialog } = useClientWork(selection.use.view.client, { actions, told });
  const [first, ...rest] = all;
  const items = [...rest, ...work, ...ways];
  if (dismissal !== null) return dismissal;
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        aria-label={`${first?.label}: ${actions.name}`}
        onClick={first?.run}
      >
        {first?.label}
      </Button>
      <MoreMenu
        name={actions.name}
        size="small"
        items={items.map(({ label }) => ({ key: label, label }))}
        onChoose={(key) => items.find(({ label }) => label === key)?.run()}
      />
      {annotation}
      {dialog}
    </>
  );
};
