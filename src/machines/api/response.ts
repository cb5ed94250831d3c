/** Reads a response of the backend as a reply, a problem, or a NetworkProblem. */
import type { Problem } from '#domain/contract/problemCatalogue.ts';
import { NetworkProblem } from './networkProblem.ts';

export type ReadResponse =
  | { readonly reply: unknown; readonly problem: null }
  | { readonly reply: undefined; readonly problem: Problem };

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NetworkProblem('broken', error);
  }
};

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  'detail' in value &&
  typeof value.detail === 'string' &&
  'code' in value &&
  typeof value.code === 'string';

const hasMediaType = (response: Response, type: string): boolean =>
  (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() === type;

/** Reads a refusal's body; throws NetworkProblem `broken` when it is not a problem document. */
export const readProblem = async (response: Response): Promise<Problem> => {
  const text = await response.text();
  const problem = hasMediaType(response, 'application/problem+json') ? parseJson(text) : undefined;
  if (!isProblem(problem)) {
    throw new NetworkProblem('broken', `${response.status} without a problem document`);
  }
  return problem;
};

/** Reads a whole response. Throws NetworkProblem `broken` when it is neither JSON nor a problem; read errors pass through. */
export const readResponse = async (response: Response): Promise<ReadResponse> => {
  if (!response.ok) {
    return { reply: undefined, problem: await readProblem(response) };
  }
  const text = await response.text();
  return { reply: response.status === 204 ? undefined : parseJson(text), problem: null };
};

/** The seconds of `Retry-After`; null when absent or not a number. */
export const retryAfterOf = ({ headers }: Response): number | null => {
  const text = headers.get('Retry-After');
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
};
