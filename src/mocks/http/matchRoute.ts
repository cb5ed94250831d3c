/** Which endpoint a method and a path name. */
import { type EndpointName, paths } from '#domain/contract/paths.ts';

export type RouteMatch =
  | { readonly found: 'endpoint'; readonly name: EndpointName; readonly params: Record<string, string> }
  | { readonly found: 'otherMethods'; readonly allow: readonly string[] }
  | { readonly found: 'nothing' };

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

/** Every address answers OPTIONS, and HEAD where it answers GET. */
const allowed = (methods: readonly string[]): readonly string[] => [
  ...methods,
  ...(methods.includes('GET') ? ['HEAD'] : []),
  'OPTIONS',
];

/** `path` starts with `/api/`, whatever the app's base path is; HEAD is answered as GET. */
export const matchRoute = (method: string, path: string): RouteMatch => {
  const fitting = names.flatMap((name) => {
    const params = paramsUnder(paths[name][1], path);
    return params ? [{ name, params }] : [];
  });
  const wanted = method === 'HEAD' ? 'GET' : method;
  const match = fitting.find(({ name }) => paths[name][0] === wanted);
  if (match) return { found: 'endpoint', ...match };
  if (fitting.length === 0) return { found: 'nothing' };
  return { found: 'otherMethods', allow: allowed(fitting.map(({ name }) => paths[name][0])) };
};
