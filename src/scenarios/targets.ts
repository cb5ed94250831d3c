/** Provides helpers for handwritten scripts: targets by role and name. */
import type { Step, Target } from './script.ts';

type More = Omit<Target, 'role' | 'name'>;

export const button = (name: string, more: More = {}): Target => ({ role: 'button', name, ...more });
export const link = (name: string, more: More = {}): Target => ({ role: 'link', name, ...more });
export const field = (name: string, more: More = {}): Target => ({ role: 'field', name, ...more });
export const heading = (name: string, more: More = {}): Target => ({ role: 'heading', name, ...more });
export const region = (name: string, more: More = {}): Target => ({ role: 'region', name, ...more });
export const alert: Target = { role: 'alert' };
export const page: Target = { role: 'main' };
export const mainNavigation: Target = { role: 'navigation', name: 'Main' };
export const dialog: Target = { role: 'dialog' };

export const fillIn = (values: Readonly<Record<string, string>>): readonly Step[] =>
  Object.entries(values).map(([label, text]) => ({ fill: field(label), with: text }));

export const says = (text: string, place: Target = page): Step => ({ expect: { text, in: place } });
export const sees = (target: Target): Step => ({ expect: { visible: target } });
export const seesNo = (target: Target): Step => ({ expect: { hidden: target } });
export const isAt = (url: string): Step => ({ expect: { url } });
export const logged = (...types: readonly string[]): Step => ({ expect: { log: types } });
export const isIn = (actor: string, state: string): Step => ({ expect: { actor, state } });
