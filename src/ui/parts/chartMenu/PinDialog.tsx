/** Chooses the dashboard that a chart is pinned to, existing or new. */

import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { dashboardNameProblem, freeName } from '#domain/dashboards/dashboardRules.ts';
import { type Widget, widgetSpecs } from '#domain/dashboards/widget.ts';
import { filtersOnWire } from '#domain/metrics/filtersOnWire.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { pinToNew, pinWidget } from '#machines/dashboards/pinWidget.ts';
import { useReply } from '../../data/useReply.ts';
import { useServices } from '../../services/servicesContext.ts';
import { usePlan } from '../../services/usePlan.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import { ListFailure } from '../empty/ListFailure.tsx';
import { LimitNote } from '../LimitNote.tsx';
import type { Reversible } from '../useReversible.ts';
import styles from './ChartMenu.module.css';
import type { ChartMenuSubject } from './chartMenuSubject.ts';

type PinDialogProps = { subject: ChartMenuSubject; ask: Reversible['ask']; onClose: () => void };

const every = { status: 'all', limit: '500' } as const;
const ofNew = '';

const widgetOf = ({ kind, figures, by, query: { filters } }: ChartMenuSubject, id: string): Widget => ({
  id,
  kind,
  title: '',
  figures,
  by,
  text: '',
  ...(filters ? { filters } : {}),
  place: { column: 0, row: 0, ...widgetSpecs[kind].usual },
});

const isFitting =
  ({ clientId }: ChartMenuSubject) =>
  ({ archived_at, view_only, client_id }: DashboardItem): boolean =>
    archived_at === null && !view_only && (client_id === null || client_id === clientId);

const wordsOfAny = ({ clientId, query: { filters = '' } }: ChartMenuSubject): string => {
  if (clientId === null) return '';
  const { campaign, source } = filtersOnWire(filters);
  const isBound = campaign.length + source.length > 0;
  const whose = 'This dashboard shows whichever client is chosen in its view.';
  return isBound ? `${whose} The chart’s campaigns and sources are those of this client alone.` : whose;
};

const Form = ({ subject, ask, onClose, all }: PinDialogProps & { all: readonly DashboardItem[] }) => {
  const { api, world } = useServices();
  const isFull = (usePlan().room('dashboards')?.problem ?? null) !== null;
  const fitting = all.filter(isFitting(subject));
  const [chosen, setChosen] = useState(fitting[0]?.id ?? ofNew);
  const [name, setName] = useState(() =>
    freeName(
      'Pinned charts',
      all.map((one) => one.name),
    ),
  );
  const dashboard = fitting.find(({ id }) => id === chosen);
  const problem = dashboard ? null : dashboardNameProblem(name);
  const pin = () => {
    const widget = widgetOf(subject, world.ids.entity());
    const to = dashboard?.name ?? tidyText(name);
    ask({
      about: widget.id,
      made: `Pinned to ${to}.`,
      takenBack: dashboard ? `${to} is unchanged again.` : `${to} is empty again.`,
      make: (options) =>
        dashboard
          ? pinWidget(api, dashboard, widget, options)
          : pinToNew(api, { name: to, clientId: subject.clientId }, widget, options),
    });
    onClose();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null && (dashboard || !isFull)) pin();
      }}
    >
      <Select
        id="pin-dashboard"
        aria-label="Dashboard"
        showSearch={searchedByLabel}
        value={chosen}
        options={[
          ...fitting.map((one) => ({ value: one.id, label: one.name })),
          { value: ofNew, label: 'A new dashboard', disabled: isFull },
        ]}
        onChange={setChosen}
      />
      {!dashboard && (
        <>
          <label htmlFor="pin-name">Name</label>
          <Input
            id="pin-name"
            value={name}
            onChange={({ target }) => setName(target.value)}
            aria-invalid={problem !== null}
          />
        </>
      )}
      {!dashboard && <LimitNote resource="dashboards" />}
      <p className="note" role="status">
        {problem ?? (dashboard && dashboard.client_id === null ? wordsOfAny(subject) : '')}
      </p>
      <Button type="primary" htmlType="submit" disabled={!dashboard && (isFull || problem !== null)}>
        Pin
      </Button>
    </form>
  );
};

export const PinDialog = (props: PinDialogProps) => {
  const { data, error, refetch } = useReply('listDashboards', every);
  return (
    <KitModal title="Pin to a dashboard" focus="title" onClose={props.onClose}>
      {error && !data && <ListFailure what="The dashboards" error={error} onRetry={refetch} />}
      {!data && !error && <ShapeSkeleton fields={2} />}
      {data && <Form {...props} all={data.items} />}
    </KitModal>
  );
};
