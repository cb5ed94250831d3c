/** Which key does what to the view (product design A10), and where keys mean something else. */
import type { RangePreset } from '#domain/metrics/rangePreset.ts';

/** All of them, as on pages of figures. */
export const viewControls = [
  'client',
  'range',
  'compare',
  'interval',
  'filters',
  'annotations',
  'asOf',
] as const;

export type ViewControlName = (typeof viewControls)[number];

export type ViewShortcut =
  | { readonly does: 'range'; readonly preset: RangePreset }
  | { readonly does: 'step'; readonly direction: 'before' | 'after' }
  | { readonly does: 'client'; readonly place: number }
  | { readonly does: 'custom' | 'compare' | 'allClients' | 'search' | 'clear' | 'help' };

const range = (preset: RangePreset): ViewShortcut => ({ does: 'range', preset });

const byKey: Readonly<Record<string, ViewShortcut>> = {
  d: range('today'),
  w: range('7d'),
  t: range('30d'),
  m: range('mtd'),
  y: range('ytd'),
  l: range('12m'),
  c: { does: 'custom' },
  x: { does: 'compare' },
  ArrowLeft: { does: 'step', direction: 'before' },
  ArrowRight: { does: 'step', direction: 'after' },
  '0': { does: 'allClients' },
  '/': { does: 'search' },
  Escape: { does: 'clear' },
  '?': { does: 'help' },
};

/** Which control a shortcut belongs to; it works only where that is shown. Help belongs to all. */
const controlOf: Readonly<Record<ViewShortcut['does'], ViewControlName | null>> = {
  range: 'range',
  step: 'range',
  custom: 'range',
  compare: 'compare',
  client: 'client',
  allClients: 'client',
  search: 'client',
  clear: 'filters',
  help: null,
};

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/** Null where the key does nothing. `?` and `/` need Shift on some keyboards; letters take none. */
export const shortcutOf = (press: PressedKey, controls: readonly ViewControlName[]): ViewShortcut | null => {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return null;
  if (press.shiftKey && press.key !== '?' && press.key !== '/') return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const shortcut = /^[1-9]$/.test(key) ? ({ does: 'client', place: Number(key) } as const) : byKey[key];
  const control = shortcut && controlOf[shortcut.does];
  return shortcut && (control === null || controls.some((one) => one === control)) ? shortcut : null;
};

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]';

/** Whether a key is pressed in a field, whose own steps and letters come before any shortcut. */
export const isTyping = ({ target }: Pick<Event, 'target'>): boolean =>
  Boolean((target as Element | null)?.closest?.(fields));

/** What is no field and has keys of its own, an open dialog and the Lab. */
const ownKeys =
  '[role="slider"], [role="spinbutton"], [role="listbox"], [role="menu"], [role="grid"], [role="tablist"], [role="dialog"], [data-lab]:not(:root)';

/** Keys belong to fields, to open dialogs and to the Lab before they belong to the view; arrows also to whatever else takes the focus. */
export const isForView = (
  { target, key }: Pick<KeyboardEvent, 'target' | 'key'>,
  page: Document,
): boolean => {
  const element = target as Element | null;
  if (isTyping({ target }) || element?.closest?.(ownKeys)) return false;
  if (page.querySelector('[role="dialog"][aria-modal="true"]')) return false;
  const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
  return (
    !isArrow || element === null || element === page.body || element.matches('#page, h1, [data-view-bar] *')
  );
};
