/** Renders one dashboard with its view bar, and the editor of its layout. */
import { Alert, Button, Form, Input, Space, Switch } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { dashboardNameProblem } from '#domain/dashboards/dashboardRules.ts';
import { inReadingOrder } from '#domain/dashboards/grid.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { dashboardSettingsService, settingsVersion } from '#machines/dashboards/dashboardsService.ts';
import { makeNotice } from '#machines/editing/changeNotice.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { EditDrawer } from '../../../parts/EditDrawer.tsx';
import { useExplainPresses } from '../../../parts/figures/ExplainButton.tsx';
import { useExplain } from '../../../parts/figures/useExplain.ts';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useSingleKeys } from '../../../parts/view/useSingleKeys.ts';
import { useView } from '../../../parts/view/useView.ts';
import { ViewProvider } from '../../../parts/view/ViewProvider.tsx';
import { isForView } from '../../../parts/view/viewShortcuts.ts';
import { announcedKeys } from '../../../services/announcedKeys.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useShownSubject } from '../../../services/usePageSubject.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { FormField } from '../../../widgets/FormField.tsx';
import { useArrivalFocus } from '../useArrivalFocus.ts';
import styles from './Board.module.css';
import { BoardBody } from './BoardBody.tsx';
import { BoardHead, type OpenDrawer } from './BoardHead.tsx';
import { cellStyle } from './cellStyle.ts';
import { TakenName } from './TakenName.tsx';
import { type BoardEditor, useBoardEditor } from './useBoardEditor.ts';
import type { DashboardChanges } from './useDashboardChanges.ts';
import { useDashboards } from './useDashboards.ts';
import { VersionsDrawer } from './VersionsDrawer.tsx';
import { WidgetView } from './widgets/WidgetView.tsx';

const labels = { name: 'Name', visible_to_client: 'Visible to client' } as const;

type DashboardSettingsProps = { dashboard: DashboardItem; onClose: () => void };

const DashboardSettings = ({ dashboard, onClose }: DashboardSettingsProps) => {
  const { api } = useServices();
  const { id, client_id } = dashboard;
  const edit = useEditForm({
    start: settingsVersion(dashboard),
    actors: dashboardSettingsService({ api, id }),
    onLeave: onClose,
  });
  const name = String(Form.useWatch('name', edit.form) ?? '');
  const taken = (useDashboards().active ?? []).flatMap((one) => (one.id === id ? [] : [one.name]));
  return (
    <EditDrawer
      edit={edit}
      title={`Settings of ${dashboard.name}`}
      submit="Save settings"
      labels={labels}
      onClose={onClose}
    >
      <FormField name="name" label={labels.name} problemOf={dashboardNameProblem}>
        <Input autoComplete="off" />
      </FormField>
      <TakenName name={name} taken={taken} onUse={(free) => edit.form.setFieldsValue({ name: free })} />
      <Form.Item
        name="visible_to_client"
        label={labels.visible_to_client}
        valuePropName="checked"
        extra={
          client_id === null
            ? 'This dashboard isn’t tied to a client. Duplicate it for one to share it.'
            : 'The client sees it under Dashboards, read-only.'
        }
      >
        <Switch aria-label={labels.visible_to_client} {...(client_id === null ? { disabled: true } : {})} />
      </Form.Item>
    </EditDrawer>
  );
};

const roomOf = (limit: number): string =>
  limit === 1 ? 'one dashboard that can be changed' : `${limit} dashboards that can be changed`;

const ViewOnlyNote = () => {
  const limit = usePlan().room('dashboards')?.limit ?? -1;
  return (
    <Alert
      className={styles.draft ?? ''}
      role="note"
      type="warning"
      showIcon
      title="This dashboard is view-only"
      description={
        <>
          {limit > 0 && `Your plan allows ${roomOf(limit)}, and this one is over the limit. `}
          Its layout and its versions are kept, and a larger plan gives it back.{' '}
          <AppLink to="/billing">Edit the keep list or change the plan</AppLink>
        </>
      }
    />
  );
};

const BoardGrid = ({ widgets, board }: { widgets: readonly Widget[]; board: MetricSelection }) => (
  <div className={styles.grid}>
    {inReadingOrder(widgets).map((widget) => (
      <div key={widget.id} className={styles.cell} style={cellStyle(widget.place)} data-widget={widget.id}>
        <WidgetView widget={widget} board={board} />
      </div>
    ))}
  </div>
);

const lateEditor = {
  fault: 'The editor of the layout did not load',
  load: async () => (await import('./edit/LayoutEditor.tsx')).LayoutEditor,
};

/** `E` starts editing if single-key shortcuts are enabled and nothing else handles the key. */
const useEditKey = (isWanted: boolean, edit: () => void) => {
  const keys = useSingleKeys();
  const place = useRef<HTMLDivElement>(null);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const page = place.current?.ownerDocument;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (event.key.toUpperCase() !== announcedKeys.editBoard || !isPlain || event.defaultPrevented) return;
    if (!page || !isForView(event, page) || !keys.areOn()) return;
    event.preventDefault();
    edit();
  });
  useEffect(() => {
    const page = place.current?.ownerDocument;
    if (!page || !isWanted) return;
    const listen = (event: KeyboardEvent) => hear(event);
    page.addEventListener('keydown', listen);
    return () => page.removeEventListener('keydown', listen);
  }, [isWanted]);
  return place;
};

const LeftDraft = ({ editor }: { editor: BoardEditor }) => (
  <Alert
    className={styles.draft ?? ''}
    role="status"
    type="warning"
    title="You have unsaved changes to this layout."
    description={
      <Space wrap>
        <Button size="small" type="primary" onClick={editor.goOn}>
          Keep editing
        </Button>
        <Button size="small" onClick={editor.dropLeft}>
          Discard them
        </Button>
      </Space>
    }
  />
);

const NoWidgets = ({ mayEdit, onEdit }: { mayEdit: boolean; onEdit: () => void }) => (
  <EmptyState
    level={3}
    title="This dashboard is empty"
    text={mayEdit ? 'Add the figures you check most.' : 'Your agency has not added anything yet.'}
    action={
      mayEdit && (
        <Button type="primary" onClick={onEdit}>
          Add widgets
        </Button>
      )
    }
  />
);

type BoardPageProps = {
  dashboard: DashboardItem;
  changes: DashboardChanges;
  mayEdit: boolean;
};

export const BoardPage = ({ dashboard, changes, mayEdit: mayEditAny }: BoardPageProps) => {
  const mayEdit = mayEditAny && !dashboard.view_only;
  useShownSubject(dashboard.name);
  const { view, isOfClient } = useView();
  const saved = useReversible(makeNotice);
  const editor = useBoardEditor(dashboard, saved);
  const [drawer, setDrawer] = useState<OpenDrawer | null>(null);
  const LayoutEditor = useLazyModule(editor.isOpen, lateEditor);
  const isEditing = editor.isOpen && LayoutEditor !== null;
  const place = useEditKey(mayEdit && !editor.isOpen, editor.start);
  useArrivalFocus(place, true);
  useExplainPresses(place, useExplain());
  const clientId = dashboard.client_id ?? view.client;
  const isFixed = dashboard.client_id !== null || isOfClient;
  const close = () => setDrawer(null);
  return (
    <div ref={place}>
      <BoardHead
        dashboard={dashboard}
        changes={changes}
        mayEdit={mayEdit}
        isEditing={isEditing}
        onEdit={editor.start}
        onOpen={setDrawer}
      />
      <ChangeNotice actor={saved.actor} words={saved.words} />
      {mayEditAny && dashboard.view_only && <ViewOnlyNote />}
      {editor.left && mayEdit && !editor.isOpen && <LeftDraft editor={editor} />}
      <ViewProvider shownClient={clientId}>
        <BoardBody
          key={clientId ?? ''}
          name={dashboard.name}
          clientId={clientId}
          isFixed={isFixed}
          hasLines={dashboard.widgets.some(({ kind }) => kind === 'line')}
        >
          {(board) => {
            if (isEditing) return <LayoutEditor editor={editor} board={board} />;
            if (dashboard.widgets.length === 0) return <NoWidgets mayEdit={mayEdit} onEdit={editor.start} />;
            return <BoardGrid widgets={dashboard.widgets} board={board} />;
          }}
        </BoardBody>
      </ViewProvider>
      {drawer === 'settings' && <DashboardSettings dashboard={dashboard} onClose={close} />}
      {drawer === 'versions' && <VersionsDrawer dashboard={dashboard} changes={changes} onClose={close} />}
    </div>
  );
};
