/** Renders the widgets in edit mode with keyboard and pointer control. */

import { Button, Flex } from 'antd';
import type { KeyboardEvent } from 'react';
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
import { placeInWords, widgetName } from '#domain/dashboards/widgetName.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { MetricSelection } from '../../../../parts/figures/useSelection.ts';
import { widgetActOf } from '../../../../parts/view/editorKeys.ts';
import styles from '../Board.module.css';
import { cellStyle } from '../cellStyle.ts';
import { WidgetView } from '../widgets/WidgetView.tsx';
import editor from './Editor.module.css';
import { keysHint, movedWords, removedWords, stuckWords } from './layoutWords.ts';
import { usePointerLayout } from './usePointerLayout.ts';

type WidgetVerbs = {
  readonly onMove: (widget: Widget, step: Step) => void;
  readonly onResize: (widget: Widget, step: Step) => void;
  readonly onShift: (widget: Widget, by: -1 | 1) => void;
  readonly onSetUp: (widget: Widget) => void;
  readonly onRemove: (widget: Widget) => void;
};

type EditedWidgetProps = WidgetVerbs & {
  readonly widget: Widget;
  readonly board: MetricSelection;
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
  const step = ownValue(arrows, event.key);
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
    <Flex gap={4} className={editor.tools ?? ''} onPointerDown={(event) => event.stopPropagation()}>
      <Button
        size="small"
        className={editor.oneColumn ?? ''}
        aria-label={`Move ${name} up`}
        onClick={() => onShift(widget, -1)}
      >
        ↑
      </Button>
      <Button
        size="small"
        className={editor.oneColumn ?? ''}
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
    </Flex>
  );
};

const EditedWidget = (props: EditedWidgetProps) => {
  const { widget, board: figures, hint, pointer } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a cell of a grid in every browser.
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move it.
      tabIndex={0}
      className={`${styles.cell} ${editor.cell}`}
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
      <div className={editor.inside} inert>
        <WidgetView widget={widget} board={figures} />
      </div>
      <span
        className={editor.corner}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.stopPropagation();
          pointer.take(widget, 'resize', event);
        }}
      />
    </div>
  );
};

type EditGridProps = {
  readonly widgets: readonly Widget[];
  readonly board: MetricSelection;
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
