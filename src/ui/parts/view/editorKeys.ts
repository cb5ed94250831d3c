/** Defines the keys of an editor and its widgets, for the handlers and the help sheet. */

type EditorTexts = {
  readonly shown: string;
  readonly what: string;
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export type EditorAct = 'save' | 'undo' | 'redo';

type EditorKey = EditorTexts & {
  readonly does: EditorAct;
  readonly key: string;
  /** Null if Shift makes no difference. */
  readonly isShifted: boolean | null;
};

/** With Ctrl or ⌘, in layouts and reports. */
export const editorKeys: readonly EditorKey[] = [
  { does: 'save', key: 's', isShifted: null, shown: 'Ctrl S', what: 'Save' },
  { does: 'undo', key: 'z', isShifted: false, shown: 'Ctrl Z', what: 'Undo a step' },
  { does: 'redo', key: 'z', isShifted: true, shown: 'Ctrl Shift Z', what: 'Redo a step' },
  { does: 'redo', key: 'y', isShifted: null, shown: 'Ctrl Y', what: 'Redo a step' },
];

export const editorActOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): EditorAct | null => {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const own = editorKeys.find(
    (one) => one.key === key.toLowerCase() && (one.isShifted ?? shiftKey) === shiftKey,
  );
  return own?.does ?? null;
};

export type WidgetAct = 'move' | 'resize' | 'setUp' | 'remove' | 'cancel';

type WidgetKeys = EditorTexts & {
  readonly does: WidgetAct;
  readonly keys: readonly string[];
  readonly isShifted: boolean | null;
};

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export const widgetKeys: readonly WidgetKeys[] = [
  { does: 'move', keys: arrows, isShifted: false, shown: '← → ↑ ↓', what: 'Move the widget' },
  { does: 'resize', keys: arrows, isShifted: true, shown: 'Shift ← → ↑ ↓', what: 'Resize the widget' },
  { does: 'setUp', keys: ['Enter'], isShifted: null, shown: 'Enter', what: 'Set up the widget' },
  {
    does: 'remove',
    keys: ['Delete', 'Backspace'],
    isShifted: null,
    shown: 'Del',
    what: 'Remove the widget',
  },
  {
    does: 'cancel',
    keys: ['Escape'],
    isShifted: null,
    shown: 'Esc',
    what: 'Leave the widget where it was, while it is dragged',
  },
];

export const widgetActOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): WidgetAct | null => {
  if (ctrlKey || metaKey || altKey) return null;
  const own = widgetKeys.find(
    ({ keys, isShifted }) => keys.includes(key) && (isShifted ?? shiftKey) === shiftKey,
  );
  return own?.does ?? null;
};
