/** Generates the checks of a script as Playwright assertions in source. */
import type { Expectation } from '../script.ts';
import { allOf, oneOf, quoted, seen, sourceOf } from './locatorText.ts';

type Of<Key extends string> = Extract<Expectation, Readonly<Record<Key, unknown>>>;

const literal = (value: string | null): string => (value === null ? 'null' : quoted(value));

const checked = (assertion: string): string => `await lens.check(() => ${assertion});`;

const isNamedByAria = ['pressed', 'expanded', 'invalid', 'current', 'selected'];

const attribute = ({ attribute: name, of, is }: Of<'attribute'>): string => {
  const place = `expect(${oneOf(of)})`;
  if (typeof is !== 'boolean') {
    return is === null
      ? `${place}.not.toHaveAttribute(${quoted(name)})`
      : `${place}.toHaveAttribute(${quoted(name)}, ${quoted(is)})`;
  }
  const held = is ? place : `${place}.not`;
  if (name === 'disabled') return `${held}.toBeDisabled()`;
  if (name === 'checked') return `${held}.toBeChecked()`;
  const html = isNamedByAria.includes(name) ? `aria-${name}` : name;
  return `${held}.toHaveAttribute(${quoted(html)}, /^(?!false$)/)`;
};

const count = ({ count: wanted, of, orMore }: Of<'count'>): string => {
  const all = `${allOf(of)}${seen}`;
  if (!orMore) return `expect(${all}).toHaveCount(${wanted})`;
  return wanted === 0
    ? `expect(${all}.first()).toBeAttached()`
    : `expect(${all}.nth(${wanted - 1})).toBeVisible()`;
};

/** A list drawn by the page shows its choice outside its input, which stays empty. */
const value = ({ value: wanted, of }: Of<'value'>): string =>
  of.role === 'field' || of.role === 'combobox'
    ? `expect.poll(() => shownValue(${oneOf(of)})).toBe(${quoted(wanted)})`
    : `expect(${oneOf(of)}).toHaveValue(${quoted(wanted)})`;

const onPage = (expectation: Expectation): string | null => {
  if ('visible' in expectation) return `expect(${allOf(expectation.visible)}${seen}.first()).toBeVisible()`;
  if ('hidden' in expectation) return `expect(${allOf(expectation.hidden)}${seen}).toHaveCount(0)`;
  if ('count' in expectation) return count(expectation);
  if ('text' in expectation)
    return `expect(${oneOf(expectation.in)}).toContainText(${quoted(expectation.text)})`;
  if ('value' in expectation) return value(expectation);
  if ('focus' in expectation) return `expect(${oneOf(expectation.focus)}).toBeFocused()`;
  if ('title' in expectation) return `expect(page).toHaveTitle(${quoted(expectation.title)})`;
  if ('attribute' in expectation) return attribute(expectation);
  return null;
};

export const addressText = (address: string): string => {
  const position = /\{start(?:([+-])(\d+))?\}/g;
  if (!position.test(address)) return quoted(address);
  const text = address.replaceAll(/[`\\$]/g, '\\$&');
  return `\`${text.replaceAll(position, (_, sign = '', by = '') => `\${lens.position(${sign === '-' ? sign : ''}${by})}`)}\``;
};

/** Pages do not show this state, so the fixture asks the product. */
const behindPage = (expectation: Expectation): string => {
  if ('url' in expectation) return `isAt(${addressText(expectation.url)})`;
  if ('actor' in expectation) return `isIn(${quoted(expectation.actor)}, ${quoted(expectation.state)})`;
  if ('log' in expectation) return `logged(${expectation.log.map(quoted).join(', ')})`;
  if ('stored' in expectation) return `keeps(${quoted(expectation.stored)}, ${literal(expectation.is)})`;
  if ('requests' in expectation) {
    const { requests, of, orMore } = expectation;
    return `${orMore ? 'sentAtLeast' : 'sent'}(${quoted(of)}, ${requests})`;
  }
  if ('projection' in expectation)
    return `answers(${quoted(expectation.projection)}, ${sourceOf(expectation.is)})`;
  throw new Error(`No assertion of Playwright holds this: ${JSON.stringify(expectation)}`);
};

export const checkText = (expectation: Expectation): string => {
  const assertion = onPage(expectation);
  return assertion === null ? `await lens.${behindPage(expectation)};` : checked(assertion);
};
