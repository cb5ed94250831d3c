/** Renders the differences of two answers, one line each. */

import { englishNumber } from '#domain/english/englishNumber.ts';
import type { KnownNames } from '#domain/inspection/namesIn.ts';
import { fieldLabel } from '../content/history.ts';
import styles from './Differences.module.css';
import { logTime } from './logTime.ts';
import { changesOf } from './projectionDiff.ts';

type Difference = {
  /** From the largest to the smallest part: `Acme › Status`. */
  readonly about: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: string | null;
  readonly after: string | null;
};

const mostFields = 6;
const longestText = 160;
const longId = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,})$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

const entryCount = (count: number): string => `${englishNumber(count)} ${count === 1 ? 'entry' : 'entries'}`;

const clipped = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;

const textWords = (text: string, names: KnownNames): string => {
  if (text === '') return 'nothing';
  if (moment.test(text)) return logTime(text);
  return names.get(text) ?? (longId.test(text) ? 'an id' : clipped(text));
};

/** `ownerId` becomes the owner. */
const keyWords = (key: string, names: KnownNames): string =>
  names.get(key) ?? (longId.test(key) ? 'an entry' : fieldLabel(key.replace(/(?<=[a-z])Ids?$/, '')));

const thingWords = (thing: object, names: KnownNames): string => {
  const fields = Object.entries(thing).filter(
    ([, value]) => value !== null && value !== '' && (typeof value !== 'object' || Array.isArray(value)),
  );
  const changes = fields.map(([key, value]) => `${keyWords(key, names)}: ${valueWords(value, names)}`);
  const shown = changes.filter((line) => !line.endsWith(': an id')).slice(0, mostFields);
  const count = Object.keys(thing).length;
  return shown.length === 0 ? entryCount(count) : shown.join(', ');
};

const valueWords = (value: unknown, names: KnownNames): string => {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return englishNumber(value, { least: 0, most: 4 });
  if (typeof value === 'string') return textWords(value, names);
  if (!Array.isArray(value)) return thingWords(Object(value), names);
  if (value.length === 0) return 'none';
  const isPlain = value.every((one) => typeof one !== 'object') && value.length <= mostFields;
  return isPlain ? value.map((one) => valueWords(one, names)).join(', ') : entryCount(value.length);
};

/** `byWorkspace` is an index of the projection and omitted; list positions count from 1. */
const segmentWords = (segment: string, names: KnownNames): readonly string[] => {
  if (/^by[A-Z]/.test(segment)) return [];
  if (/^\d+$/.test(segment)) return [`number ${Number(segment) + 1}`];
  return [keyWords(segment, names)];
};

export const differencesOf = (before: object, after: object, names: KnownNames): readonly Difference[] =>
  changesOf(before, after).map(({ steps, kind, before: was, after: is }) => ({
    about: steps.flatMap((segment) => segmentWords(segment, names)).join(' › ') || 'All of it',
    kind,
    before: kind === 'added' ? null : valueWords(was, names),
    after: kind === 'removed' ? null : valueWords(is, names),
  }));

type DifferencesProps = {
  readonly title?: string;
  readonly before: object;
  readonly after: object;
  readonly names: KnownNames;
  readonly sides: readonly [before: string, after: string];
};

const mostShown = 60;

export const Differences = ({ title, before, after, names, sides }: DifferencesProps) => {
  const found = differencesOf(before, after, names);
  const lines = found
    .slice(0, mostShown)
    .map((difference, index) => ({ ...difference, id: `line ${index}` }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.differences} aria-label={title ?? 'Differences'} tabIndex={0}>
      <table>
        {title !== undefined && <caption>{title}</caption>}
        <thead>
          <tr>
            <th scope="col">What</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, about, before: was, after: is }) => (
            <tr key={id}>
              <th scope="row">{about}</th>
              <td>{was === null ? 'not there' : <del>{was}</del>}</td>
              <td>{is === null ? 'not there' : <ins>{is}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > mostShown && <p>And {found.length - mostShown} more.</p>}
    </section>
  );
};
