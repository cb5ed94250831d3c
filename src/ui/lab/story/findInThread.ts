/** Finds a text in the frames of a thread: in names, contexts, events, and bodies of requests and replies. */
import { foldForSearch } from '#domain/text/searchText.ts';
import type { Thread } from '../thread.ts';

export type Found = { readonly frame: number /** `context.filled.email: "ada@…"` */; readonly place: string };

/** Limit for each frame, because a reply may have thousands of rows. */
const mostValues = 4_000;
const longestShown = 60;

type Visit = { readonly value: unknown; readonly path: string };

const shown = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Null for what contains other values. */
const textOf = (value: unknown): string | null =>
  value === undefined || isObject(value) ? null : String(value);

const below = ({ value, path }: Visit): readonly Visit[] =>
  isObject(value)
    ? Object.entries(value).map(([key, inner]) => ({
        value: inner,
        path: path === '' ? key : `${path}.${key}`,
      }))
    : [];

/** Breadth first and without recursion, because details may be deep or refer to themselves. */
const placeIn = (detail: unknown, wanted: string): string | null => {
  const queue: Visit[] = [{ value: detail, path: '' }];
  const seen = new Set<unknown>();
  for (let index = 0; index < queue.length && index < mostValues; index += 1) {
    const visit = queue[index] as Visit;
    const { value, path } = visit;
    const text = textOf(value);
    const isNamed = foldForSearch(path.slice(path.lastIndexOf('.') + 1)).includes(wanted);
    if (path !== '' && isNamed && text === null) return path;
    if (text !== null && (isNamed || foldForSearch(text).includes(wanted))) return `${path}: ${shown(text)}`;
    if (seen.has(value)) continue;
    seen.add(value);
    queue.push(...below(visit));
  }
  return null;
};

/** The first place; null if there is none. `text` may be empty, which every thread has. */
export const findInThread = ({ frames }: Thread, text: string): Found | null => {
  const wanted = foldForSearch(text.trim());
  for (const { number, name, detail } of frames) {
    if (foldForSearch(name).includes(wanted)) return { frame: number, place: name };
    const place = placeIn(detail, wanted);
    if (place !== null) return { frame: number, place };
  }
  return null;
};
