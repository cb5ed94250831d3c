/** Maps keys to shortcuts of the view (product design A10), and skips keys with another meaning. */

import type { RangePreset } from '#domain/metrics/rangePreset.ts';
import { ownValue } from '#domain/ownValue.ts';

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

/** Control required by each shortcut; null for help, which always works. */
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

/** Null for an unbound key. `?` and `/` need Shift on some keyboards; letters allow none. */
export const shortcutOf = (press: PressedKey, controls: readonly ViewControlName[]): ViewShortcut | null => {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return null;
  if (press.shiftKey && press.key !== '?' && press.key !== '/') return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const shortcut = /^[1-9]$/.test(key)
    ? ({ does: 'client', place: Number(key) } as const)
    : ownValue(byKey, key);
  const control = shortcut && controlOf[shortcut.does];
  return shortcut && (control === null || controls.some((one) => one === control)) ? shortcut : null;
};

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]';

export const isTyping = ({ target }: Pick<Event, 'target'>): boolean =>
  Boolean((target as Element | null)?.closest?.(fields));

const ownKeys =
  '[role="slider"], [role="spinbutton"], [role="listbox"], [role="menu"], [role="grid"], [role="tablist"], [role="dialog"], [data-lab]:not(:root)';

/** Fields, open dialogs and the Lab take precedence; arrows also belong to any other focused element. */
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
