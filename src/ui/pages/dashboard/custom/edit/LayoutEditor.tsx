/** Renders the layout editor of a dashboard: editing by pointer and keys, a widget form, and save or discard. */
import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { layoutErrors, mostWidgets } from '#domain/dashboards/dashboardRules.ts';
import { placedAt, withAdded } from '#domain/dashboards/grid.ts';
import {
  fieldParts,
  type Layouts,
  layoutChoices,
  layoutOfFields,
  layoutVersions,
  notThere,
} from '#domain/dashboards/layoutMerge.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { sameLayout } from '#domain/dashboards/widget.ts';
import { placeInWords, widgetName } from '#domain/dashboards/widgetName.ts';
import { widgetInWords } from '#domain/dashboards/widgetWords.ts';
import type { Fields, FieldValue } from '#domain/editing/threeWayMerge.ts';
import { ConflictDialog } from '../../../../parts/conflict/ConflictDialog.tsx';
import type { MetricSelection } from '../../../../parts/figures/useSelection.ts';
import { announcedKeys } from '../../../../services/announcedKeys.ts';
import { useServices } from '../../../../services/servicesContext.ts';
import { EmptyState } from '../../../../widgets/EmptyState.tsx';
import { useFocusOnArrival } from '../../../../widgets/moveFocus.ts';
import { ProblemBox } from '../../../../widgets/ProblemBox.tsx';
import { DiscardDialog } from '../../DiscardDialog.tsx';
import { OpenFormContext } from '../openForm.ts';
import type { BoardEditor } from '../useBoardEditor.ts';
import { EditGrid } from './EditGrid.tsx';
import styles from './Editor.module.css';
import { movedWords } from './layoutWords.ts';
import { useEditKeys } from './useEditKeys.ts';
import { WidgetDrawer } from './WidgetDrawer.tsx';
import { newWidget } from './widgetForm.ts';

type LayoutConflictProps = {
  readonly layouts: Layouts;
  readonly onSave: (widgets: readonly Widget[]) => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
};

const words = {
  part: 'Widget',
  one: 'widget',
  many: 'widgets',
  back: 'Decide later',
} as const;

const labelsOf = ({ mine, theirs }: Layouts, fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(fields).map((field) => {
      const { id, isPlace } = fieldParts(field);
      const widget = [...mine, ...theirs].find((one) => one.id === id);
      const name = widget ? widgetName(widget) : id;
      return [field, isPlace ? `${name}: place` : name];
    }),
  );

const wordOf = (field: string, value: FieldValue): string => {
  if (value === notThere) return 'Not there';
  const read = JSON.parse(String(value));
  return fieldParts(field).isPlace ? placeInWords({ place: read }) : widgetInWords(read);
};

const LayoutConflict = ({ layouts, onSave, onTakeTheirs, onClose }: LayoutConflictProps) => {
  const versions = layoutVersions(layouts);
  return (
    <ConflictDialog
      title="This layout"
      versions={versions}
      labels={labelsOf(layouts, versions.mine)}
      wordOf={wordOf}
      words={words}
      start={layoutChoices(versions)}
      problemOf={(fields) => Object.values(layoutErrors(layoutOfFields(layouts, fields)))[0] ?? null}
      onSave={(fields) => {
        const widgets = layoutOfFields(layouts, fields);
        if (sameLayout(widgets, layouts.theirs)) onTakeTheirs();
        else onSave(widgets);
      }}
      onClose={onClose}
    />
  );
};

type EditBarProps = {
  readonly editor: BoardEditor;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

const EditBar = ({ editor, addButton, onAdd, onUndo, onRedo, onSave, onDiscard }: EditBarProps) => {
  const { actor, draft, isBusy } = editor;
  const { past, future, problem } = useSelector(actor, ({ context }) => context);
  const why = Object.values(problem?.errors ?? {})[0] ?? problem?.message ?? null;
  return (
    <section className={styles.bar} aria-label="Edit layout">
      <ProblemBox text={why} />
      <Flex wrap align="center" gap={8}>
        <Button ref={addButton} disabled={draft.length >= mostWidgets} onClick={onAdd}>
          Add widget
        </Button>
        <Button disabled={past.length === 0} aria-keyshortcuts={announcedKeys.undo} onClick={onUndo}>
          Undo
        </Button>
        <Button disabled={future.length === 0} aria-keyshortcuts={announcedKeys.redo} onClick={onRedo}>
          Redo
        </Button>
        <Flex component="span" wrap align="center" gap={8} className={styles.end ?? ''}>
          <Button disabled={isBusy} onClick={onDiscard}>
            Discard
          </Button>
          <Button type="primary" loading={isBusy} aria-keyshortcuts={announcedKeys.save} onClick={onSave}>
            Save layout
          </Button>
        </Flex>
      </Flex>
      <p className={styles.hint}>
        Drag a widget to move it and its corner to resize it; or go to it by Tab, move it by arrow keys and
        resize it with Shift.
      </p>
      <p className={styles.hint}>
        Widgets stand in one column here. Their arrows move them; columns and sizes are set up as numbers.
      </p>
    </section>
  );
};

type LayoutEditorProps = { readonly editor: BoardEditor; readonly board: MetricSelection };

type OpenForm = { readonly widget: Widget; readonly isNew: boolean };

const withSaved = (widgets: readonly Widget[], saved: Widget): readonly Widget[] => {
  const changed = widgets.map((one) => (one.id === saved.id ? { ...saved, place: one.place } : one));
  return placedAt(changed, saved.id, saved.place);
};

const Conflict = ({ editor: { actor, draft } }: { editor: BoardEditor }) => {
  const isConflicted = useSelector(actor, (snapshot) => snapshot.matches('conflicted'));
  const { base, theirs } = useSelector(actor, ({ context }) => context);
  if (!isConflicted || !base || !theirs) return null;
  return (
    <LayoutConflict
      layouts={{ base: base.widgets, mine: draft, theirs: theirs.widgets }}
      onSave={(widgets) => actor.send({ type: 'conflict.resolve', widgets })}
      onTakeTheirs={() => actor.send({ type: 'conflict.takeTheirs' })}
      onClose={() => actor.send({ type: 'conflict.leave' })}
    />
  );
};

/** Undo and redo are announced in the words of the resulting layout. */
const useSteps = ({ actor, draft, isDirty, isBusy }: BoardEditor) => {
  const [said, say] = useState('');
  const [isAsked, setAsked] = useState(false);
  const go = (type: 'step.undo' | 'step.redo', words: string) => {
    actor.send({ type });
    say(words);
  };
  const discard = () => actor.send({ type: 'layout.discard' });
  return {
    said,
    isAsked,
    discard,
    change: (widgets: readonly Widget[], words: string) => {
      if (!isBusy) actor.send({ type: 'layout.change', widgets });
      say(words);
    },
    add: (widget: Widget) => {
      const widgets = withAdded(draft, widget);
      actor.send({ type: 'layout.change', widgets });
      say(`Added ${movedWords(widgets, widget.id)}`);
    },
    undo: () => go('step.undo', 'Undone.'),
    redo: () => go('step.redo', 'Done again.'),
    save: () => actor.send({ type: 'layout.save' }),
    askToDiscard: () => (isDirty ? setAsked(true) : discard()),
    keep: () => setAsked(false),
  };
};

export const LayoutEditor = ({ editor, board }: LayoutEditorProps) => {
  const { world } = useServices();
  const { draft } = editor;
  const place = useRef<HTMLDivElement>(null);
  // The button that opened the editor no longer exists, so the focus moves here.
  const addButton = useFocusOnArrival<HTMLButtonElement>(null, { preventScroll: true });
  const steps = useSteps(editor);
  const [form, setForm] = useState<OpenForm | null>(null);
  useEditKeys(place, { onSave: steps.save, onUndo: steps.undo, onRedo: steps.redo });
  const addOne = () => setForm({ widget: newWidget(world.ids.entity()), isNew: true });
  const close = () => setForm(null);
  const save = (widget: Widget, isNew: boolean) => {
    close();
    if (isNew) steps.add(widget);
    else steps.change(withSaved(draft, widget), movedWords([widget], widget.id));
  };
  return (
    <div ref={place}>
      <EditBar
        editor={editor}
        addButton={addButton}
        onAdd={addOne}
        onUndo={steps.undo}
        onRedo={steps.redo}
        onSave={steps.save}
        onDiscard={steps.askToDiscard}
      />
      <p role="status" className="visually-hidden">
        {steps.said}
      </p>
      {draft.length === 0 ? (
        <EmptyState
          level={3}
          title="No widgets yet"
          text="Add a widget to get started."
          action={<Button onClick={addOne}>Add the first widget</Button>}
        />
      ) : (
        <OpenFormContext value={null}>
          <EditGrid
            widgets={draft}
            board={board}
            onChange={steps.change}
            onSetUp={(widget) => setForm({ widget, isNew: false })}
            onRemoved={() => addButton.current?.focus()}
          />
        </OpenFormContext>
      )}
      {form && (
        <WidgetDrawer {...form} board={board} onSave={(widget) => save(widget, form.isNew)} onClose={close} />
      )}
      {steps.isAsked && <DiscardDialog of="layout" onDiscard={steps.discard} onClose={steps.keep} />}
      <Conflict editor={editor} />
    </div>
  );
};
