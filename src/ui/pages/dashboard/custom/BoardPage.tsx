/** Renders one dashboard with its view bar, and the editor of its layout. */
import { Alert, Button, Space } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { makeNotice } from '#machines/editing/changeNotice.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { useExplainPresses } from '../../../parts/figures/ExplainButton.tsx';
import { useExplain } from '../../../parts/figures/useExplain.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useSingleKeys } from '../../../parts/view/useSingleKeys.ts';
import { useView } from '../../../parts/view/useView.ts';
import { isForView } from '../../../parts/view/viewShortcuts.ts';
import { announcedKeys } from '../../../services/announcedKeys.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useShownSubject } from '../../../services/usePageSubject.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { useArrivalFocus } from '../useArrivalFocus.ts';
import styles from './Board.module.css';
import { BoardBody } from './BoardBody.tsx';
import { BoardGrid } from './BoardGrid.tsx';
import { BoardHead, type OpenDrawer } from './BoardHead.tsx';
import { DashboardSettings } from './DashboardSettings.tsx';
import { type BoardEditor, useBoardEditor } from './useBoardEditor.ts';
import type { DashboardChanges } from './useDashboardChanges.ts';
import { VersionsDrawer } from './VersionsDrawer.tsx';
import { ViewOnlyNote } from './ViewOnlyNote.tsx';

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
      {drawer === 'settings' && <DashboardSettings dashboard={dashboard} onClose={close} />}
      {drawer === 'versions' && <VersionsDrawer dashboard={dashboard} changes={changes} onClose={close} />}
    </div>
  );
};
