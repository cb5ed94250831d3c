/** Renders the widgets in edit mode with keyboard and pointer control. */
import { useId, useRef } from 'react';
import {
  inReadingOrder,
  movedInOrder,
  resizedBy,
  type Step,
  samePlaces,
  stepped,
  withRemoved,
} from '#domain/dashboards/grid.ts';
import { type Widget, widgetSpecs } from '#domain/dashboards/widget.ts';
import type { Board } from '../../client/useBoard.ts';
import styles from '../Board.module.css';
import { EditedWidget, type WidgetVerbs } from './EditedWidget.tsx';
import { keysHint, movedWords, removedWords, stuckWords } from './layoutWords.ts';
import { usePointerLayout } from './usePointerLayout.ts';

type EditGridProps = {
  readonly widgets: readonly Widget[];
  readonly board: Board;
  readonly onChange: (widgets: readonly Widget[], words: string) => void;
  readonly onSetUp: (widget: Widget) => void;
  /** Called after the removal, because the focus is lost with the widget. */
  readonly onRemoved: () => void;
};

const useVerbs = ({ widgets, onChange, onSetUp, onRemoved }: EditGridProps): WidgetVerbs => {
  const take = (widget: Widget, next: readonly Widget[]) =>
    onChange(next, samePlaces(widgets, next) ? stuckWords(widget) : movedWords(next, widget.id));
  return {
    onMove: (widget, step: Step) => take(widget, stepped(widgets, widget.id, step)),
    onResize: (widget, step: Step) =>
      take(widget, resizedBy(widgets, widget.id, { step, least: widgetSpecs[widget.kind].least })),
    onShift: (widget, by) => take(widget, movedInOrder(widgets, widget.id, by)),
    onSetUp,
    onRemove: (widget) => {
      const left = withRemoved(widgets, widget.id);
      onChange(left, removedWords(widget, left.length));
      onRemoved();
    },
  };
};

export const EditGrid = (props: EditGridProps) => {
  const { widgets, board, onChange } = props;
  const hint = useId();
  const grid = useRef<HTMLDivElement>(null);
  const verbs = useVerbs(props);
  const pointer = usePointerLayout({
    grid,
    widgets,
    onDrop: (next, id) => onChange(next, movedWords(next, id)),
  });
  const shown = new Map(pointer.shown.map((widget) => [widget.id, widget]));
  return (
    <>
      <p id={hint} className="visually-hidden">
        {keysHint}
      </p>
      <div ref={grid} className={styles.grid} data-editing>
        {/* During a drag the DOM order stays, because a moved element would lose its pointer capture. */}
        {inReadingOrder(widgets).map((widget) => (
          <EditedWidget
            key={widget.id}
            widget={shown.get(widget.id) ?? widget}
            board={board}
            hint={hint}
            pointer={pointer}
            {...verbs}
          />
        ))}
      </div>
    </>
  );
};
