/** Renders the editor's actions on the layout as a whole. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { RefObject } from 'react';
import { mostWidgets } from '#domain/dashboards/dashboardRules.ts';
import { announcedKeys } from '../../../../services/announcedKeys.ts';
import { ProblemBox } from '../../../../widgets/ProblemBox.tsx';
import type { BoardEditor } from '../useBoardEditor.ts';
import styles from './Editor.module.css';

type EditBarProps = {
  readonly editor: BoardEditor;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

export const EditBar = ({ editor, addButton, onAdd, onUndo, onRedo, onSave, onDiscard }: EditBarProps) => {
  const { actor, draft, isBusy } = editor;
  const { past, future, problem } = useSelector(actor, ({ context }) => context);
  const why = Object.values(problem?.errors ?? {})[0] ?? problem?.message ?? null;
  return (
    <section className={styles.bar} aria-label="Edit layout">
      <ProblemBox text={why} />
      <div className={styles.barRow}>
        <Button ref={addButton} disabled={draft.length >= mostWidgets} onClick={onAdd}>
          Add widget
        </Button>
        <Button disabled={past.length === 0} aria-keyshortcuts={announcedKeys.undo} onClick={onUndo}>
          Undo
        </Button>
        <Button disabled={future.length === 0} aria-keyshortcuts={announcedKeys.redo} onClick={onRedo}>
          Redo
        </Button>
        <span className={styles.end}>
          <Button disabled={isBusy} onClick={onDiscard}>
            Discard
          </Button>
          <Button type="primary" loading={isBusy} aria-keyshortcuts={announcedKeys.save} onClick={onSave}>
            Save layout
          </Button>
        </span>
      </div>
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
