/** Asks the backend as the previewed person: each request says which look and which client. */
import type { LookItem } from '#domain/contract/brandingSchemas.ts';

type PreviewParts = {
  readonly fetch: typeof fetch;
  /** The admin's own. */
  readonly token: string;
  readonly shown: () => { readonly look: LookItem; readonly clientId: string | null };
  readonly signal: AbortSignal;
};

/** Headers carry ASCII alone. */
const inHeader = (value: object): string => encodeURIComponent(JSON.stringify(value));

/** A page of a client notes what was opened, which a preview must not. */
const refusal = async (): Promise<Response> => {
  const problem = (await import('#domain/contract/problemCatalogue.ts')).problemOf('viewIsReadOnly');
  const headers = { 'Content-Type': 'application/problem+json' };
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
};

export const previewFetch =
  ({ fetch: ask, token, shown, signal }: PreviewParts): typeof fetch =>
  async (url, init) => {
    if (init?.method !== undefined && init.method !== 'GET') return refusal();
    const { look, clientId } = shown();
    const headers = new Headers(init?.headers);
    headers.set('Look-Preview', inHeader({ look, client_id: clientId }));
    // The sign-in page asks as a stranger, who may see no draft.
    headers.set('Authorization', `Bearer ${token}`);
    const signals = init?.signal ? [init.signal, signal] : [signal];
    return ask(url, { ...init, headers, signal: AbortSignal.any(signals) });
  };
