/** Finds the endpoint of a method and a path. */
import { endpointsAt } from '#domain/contract/endpointAt.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';

export type RouteMatch =
  | { readonly found: 'endpoint'; readonly name: EndpointName; readonly params: Record<string, string> }
  | { readonly found: 'otherMethods'; readonly allow: readonly string[] }
  | { readonly found: 'nothing' };

/** Every address answers OPTIONS, and HEAD when it answers GET. */
const allowed = (methods: readonly string[]): readonly string[] => [
  ...methods,
  ...(methods.includes('GET') ? ['HEAD'] : []),
  'OPTIONS',
];

/** `path` starts with `/api/`, whatever the app's base path is; HEAD is answered as GET. */
export const matchRoute = (method: string, path: string): RouteMatch => {
  const fitting = endpointsAt(path);
  const wanted = method === 'HEAD' ? 'GET' : method;
  const match = fitting.find(({ name }) => paths[name][0] === wanted);
  if (match) return { found: 'endpoint', ...match };
  if (fitting.length === 0) return { found: 'nothing' };
  return { found: 'otherMethods', allow: allowed(fitting.map(({ name }) => paths[name][0])) };
};
