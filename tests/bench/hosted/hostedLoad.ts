/** Starts processes of the hosted product and asks them as many people at once. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { percentile } from '../summary.ts';
import type { ChildOptions } from './hostChild.ts';

const script = join(import.meta.dirname, 'hostChild.ts');

export type Child = {
  readonly url: string;
  readonly process: ChildProcess;
  /** Bytes of resident memory. */
  readonly memory: () => Promise<number>;
  readonly kill: () => Promise<void>;
};

const messageOf = async (child: ChildProcess): Promise<{ readonly url?: string; readonly rss?: number }> => {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The process ended.');
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message as { url?: string; rss?: number };
};

export const startChild = async (options: ChildOptions): Promise<Child> => {
  const child = fork(script, [JSON.stringify(options)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { url = '' } = await messageOf(child);
  return {
    url,
    process: child,
    memory: async () => {
      child.send('memory');
      return (await messageOf(child)).rss ?? 0;
    },
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
};

export type Call = {
  readonly method?: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly key?: string;
};

/** The status and the body; 0 when nobody answered. */
export const call = async (url: string, { method = 'GET', path, token, body, key }: Call) => {
  try {
    const reply = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch {
    return { status: 0, body: null };
  }
};

export const succeed = async <Body>(url: string, asked: Call): Promise<Body> => {
  for (let tries = 0; ; tries += 1) {
    const { status, body } = await call(url, asked);
    if (status >= 200 && status < 300) return body as Body;
    // Only so many passwords are derived at once.
    if ((status !== 429 && status !== 0) || tries > 200)
      throw new Error(`${asked.path} answered ${status}: ${JSON.stringify(body)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

export type Person = { readonly token: string; readonly accountId: string };
type Session = { readonly session: { readonly token: string }; readonly user: { readonly id: string } };

const personOf = ({ session, user }: Session): Person => ({ token: session.token, accountId: user.id });

const signUp = async (url: string, number: number, invitation?: string): Promise<Person> => {
  const body = {
    email: `person${number}@harbor.example`,
    password: 'a-long-password',
    profile: { firstName: 'Person', lastName: String(number), company: `Agency ${number}` },
    ...(invitation === undefined ? {} : { invitation }),
  };
  return personOf(await succeed<Session>(url, { method: 'POST', path: '/api/auth/sign-up', body }));
};

/** `most` at once, in the order of the numbers. */
const inTurns = async <Made>(count: number, most: number, make: (number: number) => Promise<Made>) => {
  const made: Made[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let number = next; number < count; number = next) {
      next += 1;
      made[number] = await make(number);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, count) }, work));
  return made;
};

/** Each with an agency of their own. */
export const openWorkspaces = (url: string, count: number): Promise<Person[]> =>
  inTurns(count, 8, async (number) => {
    const person = await signUp(url, number);
    await succeed(url, { method: 'POST', path: '/api/subscription/trial', token: person.token, body: {} });
    return person;
  });

/** One agency of so many people, each of whom accepted an invitation. */
export const openTeam = async (url: string, count: number): Promise<Person[]> => {
  const owner = await signUp(url, 0);
  const { token } = owner;
  const post = <Body>(path: string, body: unknown) =>
    succeed<Body>(url, { method: 'POST', path, token, body });
  await post('/api/checkout', { plan_name: 'enterprise', billing_cycle: 'monthly' });
  const joined = await inTurns(count - 1, 1, async (number) => {
    const email = `person${number + 1}@harbor.example`;
    const { invitation } = await post<{ invitation: { id: string } }>('/api/team/invitations', {
      email,
      role: 'manager',
    });
    const link = await post<{ token: string }>(`/api/team/invitations/${invitation.id}/link`, {});
    return signUp(url, number + 1, link.token);
  });
  return [owner, ...joined];
};

export type Load = {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** Answers that are no success. */
  readonly failed: number;
};

const reads = ['/api/workspace', '/api/clients?limit=20', '/api/auth/session', '/api/events?limit=20'];

/** Each person asks without a pause, four reads and one write in turn, for so many seconds. */
export const loadBy = async (
  url: string,
  people: readonly Person[],
  { seconds, atOnce = people.length }: { readonly seconds: number; readonly atOnce?: number },
): Promise<Load> => {
  const times: number[] = [];
  let failed = 0;
  let turn = 0;
  const started = performance.now();
  const end = started + seconds * 1_000;
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const number = turn;
      turn += 1;
      const person = people[number % people.length];
      const path = reads[Math.floor(number / people.length) % (reads.length + 1)];
      const before = performance.now();
      const { status } = await call(url, {
        ...(path === undefined
          ? { method: 'PATCH', path: '/api/auth/profile', body: { first_name: `Name ${number}` } }
          : { path }),
        token: person?.token ?? '',
      });
      times.push(performance.now() - before);
      if (status < 200 || status >= 300) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  const took = (performance.now() - started) / 1_000;
  return {
    requests: times.length,
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    failed,
  };
};
