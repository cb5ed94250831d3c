/** Matches paths with parameters to endpoints. */
import { type EndpointName, paths } from './paths.ts';

export type EndpointAt = { readonly name: EndpointName; readonly params: Record<string, string> };

const decode = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

const partsOf = (path: string): readonly string[] | null => {
  const parts = path.split('/').map(decode);
  return parts.includes(null) ? null : (parts as string[]);
};

/** Parameters under a pattern such as `/api/auth/oauth/:provider`; null without a match. */
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

/** Index key: every request is looked up, so only patterns of equal length and subject are compared. */
const shelfOf = (parts: readonly string[]): string => `${parts.length} ${parts[2]}`;

const shelves = Map.groupBy(patterns, ({ parts }) => shelfOf(parts));

/** One per method; `path` starts with `/api/`. */
export const endpointsAt = (path: string): readonly EndpointAt[] => {
  const given = partsOf(path);
  if (given === null) return [];
  return (shelves.get(shelfOf(given)) ?? []).flatMap(({ name, parts }) => {
    const params = paramsUnder(parts, given);
    return params ? [{ name, params }] : [];
  });
};

export const endpointAt = (method: string, path: string): EndpointAt | null =>
  endpointsAt(path).find(({ name }) => paths[name][0] === method) ?? null;
