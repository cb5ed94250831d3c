/** The widgets while they are edited, with what keys and pointers do to them. */
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
  /** `words`: what is said of it. */
  readonly onChange: (widgets: readonly Widget[], words: string) => void;
  readonly onSetUp: (widget: Widget) => void;
  /** Called once it is gone, and with it the focus. */
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
        {/* While something is dragged, their order in the document stays: a moved element would lose its pointer. */}
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
