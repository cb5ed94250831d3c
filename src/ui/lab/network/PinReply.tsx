/** Edits the body of a reply and gives it to every further request to the same address. */
import { type FormEvent, useState } from 'react';
import { endpointAt } from '#domain/contract/endpointAt.ts';
import { PanelButton } from '../PanelButton.tsx';
import { replyText } from './bodyText.ts';
import type { Call } from './call.ts';
import styles from './SendAgain.module.css';
import type { NetworkLevers } from './useNetwork.ts';

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

type PinReplyProps = { readonly call: Call; readonly levers: NetworkLevers };

export const PinReply = ({ call, levers: { controls, state } }: PinReplyProps) => {
  const { method, path, query } = call.asked;
  const route = endpointAt(method, path)?.name;
  const address = `${path}${query}`;
  const [body, setBody] = useState<string | null>(null);
  const pinned = state.faults.findLast(
    (rule) => rule.route === route && rule.fault.kind === 'reply' && rule.fault.address === address,
  );
  if (route === undefined) return null;
  if (body === null) {
    return (
      <p>
        <PanelButton onClick={() => setBody(pretty(replyText(call) ?? ''))}>
          Edit and pin the reply
        </PanelButton>{' '}
        {pinned && (
          <PanelButton look="quiet" onClick={() => controls.removeFault(pinned.id)}>
            Unpin
          </PanelButton>
        )}
      </p>
    );
  }
  const pin = (event: FormEvent) => {
    event.preventDefault();
    if (pinned) controls.removeFault(pinned.id);
    const status = call.result?.status ?? 200;
    controls.setFault({ route, fault: { kind: 'reply', status, body, address }, reach: { share: 1 } });
    setBody(null);
  };
  return (
    <form onSubmit={pin} aria-label="Pin the reply">
      <label className={`${styles.label} ${styles.tall}`}>
        Reply to {method} {address}
        <textarea
          className={styles.input}
          rows={8}
          spellCheck={false}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </label>
      <p>
        <PanelButton type="submit" look="main">
          Pin
        </PanelButton>{' '}
        <PanelButton look="quiet" onClick={() => setBody(null)}>
          Cancel
        </PanelButton>
      </p>
    </form>
  );
};
