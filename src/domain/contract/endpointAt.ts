/** Which endpoints an address may mean: paths with parameters, taken apart. */
import { type EndpointName, paths } from './paths.ts';

export type EndpointAt = { readonly name: EndpointName; readonly params: Record<string, string> };

const decode = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

/** The parts of a path between its slashes, decoded; null where one cannot be. */
const partsOf = (path: string): readonly string[] | null => {
  const parts = path.split('/').map(decode);
  return parts.includes(null) ? null : (parts as string[]);
};

/** The parameters of parts under a pattern such as `/api/auth/oauth/:provider`; null when they do not fit. */
const paramsUnder = (
  expected: readonly string[],
  given: readonly string[],
): Record<string, string> | null => {
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
};

type Pattern = { readonly name: EndpointName; readonly parts: readonly string[] };

const patterns = (Object.keys(paths) as EndpointName[]).map(
  (name): Pattern => ({ name, parts: paths[name][1].split('/') }),
);

/** Every request is looked up: only patterns as long as its path, and with its subject behind `/api/`, are held against it. */
const shelfOf = (parts: readonly string[]): string => `${parts.length} ${parts[2]}`;

const shelves = Map.groupBy(patterns, ({ parts }) => shelfOf(parts));

/** The endpoints of a path, one for each method that it takes; `path` starts with `/api/`. */
export const endpointsAt = (path: string): readonly EndpointAt[] => {
  const given = partsOf(path);
  if (given === null) return [];
  return (shelves.get(shelfOf(given)) ?? []).flatMap(({ name, parts }) => {
    const params = paramsUnder(parts, given);
    return params ? [{ name, params }] : [];
  });
};

/** The endpoint of a method and a path; null when there is none. */
export const endpointAt = (method: string, path: string): EndpointAt | null =>
  endpointsAt(path).find(({ name }) => paths[name][0] === method) ?? null;
