/** Generates Playwright locators in source from a script's targets. */
import type { Target } from '../script.ts';

export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const keyOf = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : quoted(key));

export const sourceOf = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const given = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{ ${given.map(([key, one]) => `${keyOf(key)}: ${sourceOf(one)}`).join(', ')} }`;
};

export const seen = '.filter({ visible: true })';

const found = (place: string, { role, name, part }: Target): string => {
  if (role === 'field') {
    const label = name === undefined ? '/.*/' : quoted(name);
    return `field(${place}, ${label}${part ? ', false' : ''})`;
  }
  const exact = part ? '' : ', exact: true';
  return `${place}.getByRole(${quoted(role)}${name === undefined ? '' : `, { name: ${quoted(name)}${exact} }`})`;
};

/** All matches of the target; `nth` is ignored, also in its container. */
export const allOf = (target: Target): string =>
  found(target.within === undefined ? 'page' : allOf(target.within), target);

/** The single match. Playwright refuses to act on several. */
export const oneOf = (target: Target): string =>
  target.nth === undefined ? allOf(target) : `${allOf(target)}${seen}.nth(${target.nth})`;

export const hasField = (target: Target): boolean =>
  target.role === 'field' || (target.within !== undefined && hasField(target.within));
