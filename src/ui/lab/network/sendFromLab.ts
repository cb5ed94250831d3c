/** Sends a request with the app's session, and marks it in the trace as the Lab's. */
import { endpointAt } from '#domain/contract/endpointAt.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import type { Frame } from '#world/trace.ts';
import type { World } from '#world/world.ts';
import { labOrigin } from './call.ts';

export type Draft = {
  readonly method: string;
  /** Below `/api/`, without the query. */
  readonly path: string;
  readonly query: string;
  readonly body: string;
  /** Version for an optimistic update, or empty. */
  readonly ifMatch: string;
};

const replyNames: readonly string[] = ['ApiProblem', 'NetworkProblem'];

type Sendable = { readonly world: Pick<World, 'trace'>; readonly api: ApiClient };

/** Null for a valid draft. */
export const draftProblem = ({ method, path, body }: Draft): string | null => {
  if (endpointAt(method, path) === null) return `The API has no ${method} ${path}.`;
  try {
    if (body.trim() !== '') JSON.parse(body);
    return null;
  } catch (error) {
    return `The body is not JSON: ${(error as Error).message}`;
  }
};

const requestAfter = (gesture: Frame, { trace }: Sendable['world']): Frame | null =>
  trace.frames().find(({ kind, cause }) => kind === 'request' && cause === gesture.number) ?? null;

/**
 * Refusals and lost responses are in the trace already. Errors are recognized by name, because the opener's
 * window has classes of its own.
 */
const throwBugs = (error: unknown): void => {
  const isReply = error instanceof Object && 'name' in error && replyNames.includes(String(error.name));
  if (!isReply) throw error;
};

/** Returns the request's frame even after a failure; null if nothing was sent. Throws for an invalid draft. */
export const sendFromLab = async (draft: Draft, { world, api }: Sendable): Promise<Frame | null> => {
  const problem = draftProblem(draft);
  const endpoint = endpointAt(draft.method, draft.path);
  if (problem !== null || endpoint === null) throw new Error(problem ?? 'no endpoint');
  const { method, path, query, body, ifMatch } = draft;
  const gesture = world.trace.record({
    kind: 'gesture',
    name: `${method} ${path} was sent from the Lab`,
    cause: null,
    detail: labOrigin,
  });
  const options = {
    params: endpoint.params,
    query: Object.fromEntries(new URLSearchParams(query)),
    cause: gesture,
    ...(body.trim() === '' ? {} : { body: JSON.parse(body) }),
    ...(ifMatch === '' ? {} : { ifMatch }),
  };
  await api.call(endpoint.name as 'listPlans', options as never).catch(throwBugs);
  return requestAfter(gesture, world);
};
