/** Edits a request and sends it again, with the session and into the same trace. */
import { type FormEvent, useState } from 'react';
import { endpointAt } from '#domain/contract/endpointAt.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import type { Frame } from '#world/trace.ts';
import type { World } from '#world/world.ts';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import { isPrivate } from './bodyText.ts';
import type { Call } from './call.ts';
import { labOrigin } from './call.ts';
import styles from './SendAgain.module.css';

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

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export const draftOf = (call: Call): Draft => {
  const { method, path, query, hasBody, body, headers } = call.asked;
  const isEditable = hasBody && !isPrivate(call);
  return {
    method,
    path,
    query: query.replace(/^\?/, ''),
    body: isEditable ? JSON.stringify(body, null, 2) : '',
    ifMatch: headers['If-Match'] ?? '',
  };
};

type TextField = 'path' | 'query' | 'ifMatch';

const texts: readonly (readonly [TextField, string])[] = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['ifMatch', 'If-Match'],
];

type SendAgainProps = {
  readonly call: Call;
  readonly onSent: (frame: number) => void;
  readonly onClose: () => void;
};

const Fields = ({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) => (
  <>
    <label className={styles.label}>
      Method
      <select
        className={styles.input}
        value={draft.method}
        onChange={({ target }) => onChange({ ...draft, method: target.value })}
      >
        {methods.map((method) => (
          <option key={method}>{method}</option>
        ))}
      </select>
    </label>
    {texts.map(([field, text]) => (
      <label key={field} className={styles.label}>
        {text}
        <input
          className={styles.input}
          spellCheck={false}
          value={draft[field]}
          onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
        />
      </label>
    ))}
    <label className={`${styles.label} ${styles.tall}`}>
      Body, JSON
      <textarea
        className={styles.input}
        spellCheck={false}
        rows={8}
        value={draft.body}
        onChange={({ target }) => onChange({ ...draft, body: target.value })}
      />
    </label>
  </>
);

export const SendAgain = ({ call, onSent, onClose }: SendAgainProps) => {
  const { source } = useLab();
  const [draft, setDraft] = useState(() => draftOf(call));
  const [isSending, setSending] = useState(false);
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const problem = draftProblem(draft);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const request = await sendFromLab(draft, source);
    setSending(false);
    if (request) onSent(request.number);
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label="Edit and send again">
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        Edit and send again
      </h3>
      <p className="quiet">
        It is a real request with your session. The trace says that the Lab sent it.
        {isPrivate(call) && ' The body of an auth call is not kept: write your own.'}
      </p>
      <Fields draft={draft} onChange={setDraft} />
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <PanelButton type="submit" look="main" disabled={problem !== null || isSending}>
          {isSending ? 'Sending…' : 'Send'}
        </PanelButton>
        <PanelButton look="quiet" onClick={onClose}>
          Back
        </PanelButton>
      </div>
    </form>
  );
};
