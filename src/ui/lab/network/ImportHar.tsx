/** Takes the replies of an HTTP Archive, which then answer instead of the backend. */

import { useState } from 'react';
import { parseBounded } from '#domain/boundedJson.ts';
import { endpointAt } from '#domain/contract/endpointAt.ts';
import type { FaultRule } from '#domain/inspection/networkControls.ts';
import styles from './NetworkPanel.module.css';
import type { NetworkLevers } from './useNetwork.ts';

const harBounds = { longest: 8_000_000, deepest: 40 } as const;

/** Further entries are omitted, because each request looks through all rules. */
const mostReplies = 500;

type Entry = {
  readonly request?: { readonly method?: unknown; readonly url?: unknown };
  readonly response?: {
    readonly status?: unknown;
    readonly content?: { readonly text?: unknown; readonly mimeType?: unknown; readonly encoding?: unknown };
  };
};

const bodyOf = ({
  text,
  encoding,
}: NonNullable<NonNullable<Entry['response']>['content']>): string | null => {
  if (typeof text !== 'string') return null;
  if (encoding !== 'base64') return text;
  return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
};

/** Streams, failed requests, replies without a body and addresses of other sites are omitted. */
const ruleOf = ({ request, response }: Entry): readonly [key: string, rule: FaultRule] | null => {
  const url = URL.parse(String(request?.url));
  const { status, content = {} } = response ?? {};
  const body = bodyOf(content);
  const method = String(request?.method);
  const path = url?.pathname.slice(url.pathname.indexOf('/api/')) ?? '';
  const route = path.startsWith('/api/') ? endpointAt(method, path)?.name : undefined;
  const isWhole = typeof status === 'number' && Number.isInteger(status) && status >= 200 && status <= 599;
  if (url === null || route === undefined || body === null || !isWhole) return null;
  if (String(content.mimeType).startsWith('text/event-stream')) return null;
  const address = `${path}${url.search}`;
  return [
    `${method} ${address}`,
    { route, fault: { kind: 'reply', status, body, address }, reach: { share: 1 } },
  ];
};

/** The last reply of each request; null if the text is not an archive. */
export const harReplies = (text: string): readonly FaultRule[] | null => {
  const parsed = parseBounded(text, harBounds);
  const entries: unknown = parsed.ok ? Object(Object(parsed.value).log).entries : null;
  if (!Array.isArray(entries)) return null;
  const rules = new Map(
    entries.map((entry) => ruleOf(Object(entry) as Entry)).filter((pair) => pair !== null),
  );
  return [...rules.values()].slice(-mostReplies);
};

export const ImportHar = ({ controls }: NetworkLevers) => {
  const [said, say] = useState('');
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const rules = file.size > harBounds.longest ? null : harReplies(await file.text());
    for (const rule of rules ?? []) controls.setFault(rule);
    if (rules === null) say(`${file.name} is no archive of up to 8 MB.`);
    else say(`${rules.length} ${rules.length === 1 ? 'reply' : 'replies'} pinned.`);
  };
  return (
    <>
      <label className={styles.tool}>
        Import HAR
        <input
          type="file"
          accept=".har,application/json"
          className="visually-hidden"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      <span role="status">{said}</span>
    </>
  );
};
