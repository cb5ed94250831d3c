/** Measures requests from inside the product's page. */

export type TimedRequests = {
  readonly total: readonly number[];
  /** Waiting and working time of each request, as the backend reports it. */
  readonly backend: readonly number[];
  /** Milliseconds until all parallel requests are answered. */
  readonly parallel: number;
};

export type RequestPlan = {
  readonly path: string;
  readonly token: string | null;
  readonly requests: number;
  readonly parallel: number;
};

/** Runs inside the page, so it must not refer to anything outside itself. Warms up first. */
export const timeRequests = async ({
  path,
  token,
  requests,
  parallel,
}: RequestPlan): Promise<TimedRequests> => {
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const ask = async (): Promise<string> => {
    const response = await fetch(path, { headers, cache: 'no-store' });
    await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.headers.get('Server-Timing') ?? '';
  };
  const spent = (timing: string): number =>
    [...timing.matchAll(/dur=([\d.]+)/g)].reduce((sum, [, duration]) => sum + Number(duration), 0);

  for (let count = 0; count < 20; count += 1) await ask();
  const total: number[] = [];
  const backend: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const started = performance.now();
    const timing = await ask();
    total.push(performance.now() - started);
    backend.push(spent(timing));
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: parallel }, ask));
  return { total, backend, parallel: performance.now() - started };
};

/** Runs inside the page: signs in without the form and returns the session's token. */
export const tokenFor = async (plan: { path: string; email: string; password: string }): Promise<string> => {
  const response = await fetch(plan.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: plan.email, password: plan.password }),
  });
  const { session } = (await response.json()) as { session: { token: string } };
  return session.token;
};
