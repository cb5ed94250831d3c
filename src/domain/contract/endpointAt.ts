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

/** The parameters of a path under a pattern such as `/api/auth/oauth/:provider`; null when it does not fit. */
const paramsUnder = (pattern: string, path: string): Record<string, string> | null => {
  const expected = pattern.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = decode(given[index] ?? '');
    if (value === null) return null;
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
};

const names = Object.keys(paths) as EndpointName[];

/** The endpoints of a path, one for each method that it takes; `path` starts with `/api/`. */
export const endpointsAt = (path: string): readonly EndpointAt[] =>
  names.flatMap((name) => {
    const params = paramsUnder(paths[name][1], path);
    return params ? [{ name, params }] : [];
  });

/** The endpoint of a method and a path; null when there is none. */
export const endpointAt = (method: string, path: string): EndpointAt | null =>
  endpointsAt(path).find(({ name }) => paths[name][0] === method) ?? null;
