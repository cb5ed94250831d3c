/** Renders a widget that can be moved, resized, edited and removed by pointer, keys and buttons. */
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import type { Step } from '#domain/dashboards/grid.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { placeInWords, widgetName } from '#domain/dashboards/widgetName.ts';
import { widgetActOf } from '../../../../parts/view/editorKeys.ts';
import type { Board } from '../../client/useBoard.ts';
import board from '../Board.module.css';
import { cellStyle } from '../cellStyle.ts';
import { WidgetView } from '../widgets/WidgetView.tsx';
import styles from './Editor.module.css';
import type { usePointerLayout } from './usePointerLayout.ts';

export type WidgetVerbs = {
  readonly onMove: (widget: Widget, step: Step) => void;
  readonly onResize: (widget: Widget, step: Step) => void;
  readonly onShift: (widget: Widget, by: -1 | 1) => void;
  readonly onSetUp: (widget: Widget) => void;
  readonly onRemove: (widget: Widget) => void;
};

type EditedWidgetProps = WidgetVerbs & {
  readonly widget: Widget;
  readonly board: Board;
  readonly hint: string;
  readonly pointer: Pick<
    ReturnType<typeof usePointerLayout>,
    'take' | 'move' | 'drop' | 'cancel' | 'dragged' | 'keys'
  >;
};

const arrows: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const actOf = (
  { widget, pointer, onMove, onResize, onSetUp, onRemove }: EditedWidgetProps,
  event: KeyboardEvent,
): (() => void) | undefined => {
  const step = arrows[event.key];
  switch (widgetActOf(event)) {
    case 'move':
      return step && (() => onMove(widget, step));
    case 'resize':
      return step && (() => onResize(widget, step));
    case 'setUp':
      return () => onSetUp(widget);
    case 'remove':
      return () => onRemove(widget);
    case 'cancel':
      return pointer.dragged === null ? undefined : pointer.cancel;
    case null:
      return undefined;
  }
};

const keysOf =
  (props: EditedWidgetProps) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget) return;
    const act = actOf(props, event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

const Tools = ({ widget, onShift, onSetUp, onRemove }: EditedWidgetProps) => {
  const name = widgetName(widget);
  return (
    // A press on a button must not start a drag.
    <div className={styles.tools} onPointerDown={(event) => event.stopPropagation()}>
      <Button
        size="small"
        className={styles.oneColumn ?? ''}
        aria-label={`Move ${name} up`}
        onClick={() => onShift(widget, -1)}
      >
        ↑
      </Button>
      <Button
        size="small"
        className={styles.oneColumn ?? ''}
        aria-label={`Move ${name} down`}
        onClick={() => onShift(widget, 1)}
      >
        ↓
      </Button>
      <Button size="small" aria-label={`Set up ${name}`} onClick={() => onSetUp(widget)}>
        Set up
      </Button>
      <Button size="small" aria-label={`Remove ${name}`} onClick={() => onRemove(widget)}>
        Remove
      </Button>
    </div>
  );
};

export const EditedWidget = (props: EditedWidgetProps) => {
  const { widget, board: figures, hint, pointer } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a cell of a grid in every browser.
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move it.
      tabIndex={0}
      className={`${board.cell} ${styles.cell}`}
      style={cellStyle(widget.place)}
      aria-label={`${widgetName(widget)}, ${placeInWords(widget)}`}
      aria-describedby={hint}
      data-widget={widget.id}
      data-dragged={pointer.dragged === widget.id}
      data-drags
      data-keys={pointer.dragged === widget.id ? pointer.keys : null}
      onKeyDown={keysOf(props)}
      onPointerDown={(event) => pointer.take(widget, 'move', event)}
      onPointerMove={pointer.move}
      onPointerUp={pointer.drop}
      onPointerCancel={pointer.cancel}
    >
      <Tools {...props} />
      <div className={styles.inside} inert>
        <WidgetView widget={widget} board={figures} />
      </div>
      <span
        className={styles.corner}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.stopPropagation();
          pointer.take(widget, 'resize', event);
        }}
      />
    </div>
  );
};
