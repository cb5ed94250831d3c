/** Renders one conversation of the list: link, rename and removal. */

import { Button, Input } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import type { ConversationItem } from '#domain/contract/conversationSchemas.ts';
import { titleProblem } from '#domain/conversations/conversationRules.ts';
import { withAsOf } from '#domain/pastView.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { shortTime } from '../../content/dates.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { Field } from '../../widgets/Field.tsx';
import { useFocusAfter } from '../../widgets/moveFocus.ts';
import styles from './Conversations.module.css';
import { conversationParameter } from './useThread.ts';

type RenameProps = { title: string; busy: boolean; onRename: (title: string) => void; onCancel: () => void };

const Rename = ({ title, busy, onRename, onCancel }: RenameProps) => {
  const [text, setText] = useState(title);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = titleProblem(text);
    setProblem(found);
    if (found === null) onRename(tidyText(text));
  };
  return (
    <form className={styles.rename} onSubmit={submit} noValidate aria-label={`Rename ${title}`}>
      <Field label="New title" error={problem ?? undefined}>
        {(control) => (
          <Input {...control} autoFocus value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <Button type="primary" htmlType="submit" disabled={busy}>
        Save title
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  );
};

type ConversationRowProps = {
  conversation: ConversationItem;
  isCurrent: boolean;
  busy: boolean;
  onRename: (title: string) => void;
  onRemove: () => void;
};

export const ConversationRow = (props: ConversationRowProps) => {
  const { isCurrent, busy, onRename, onRemove } = props;
  const { id, title, questions, asked_at } = props.conversation;
  const { clock } = useServices().world;
  const asOf = useAsOf();
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  useFocusAfter(isRenaming, () => rename.current);
  const search = `?${conversationParameter}=${id}`;
  return (
    <li className={styles.row}>
      <AppLink
        to={`/ai-chat${asOf === null ? search : withAsOf(search, asOf)}`}
        markCurrent={false}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {title}
      </AppLink>
      <p className={styles.facts}>
        {questions === 1 ? '1 question' : `${questions} questions`} ·{' '}
        <time dateTime={asked_at}>{shortTime(asked_at, clock.now())}</time>
      </p>
      <OnlyChangeable>
        {isRenaming ? (
          <Rename
            title={title}
            busy={busy}
            onRename={(text) => {
              setRenaming(false);
              onRename(text);
            }}
            onCancel={() => setRenaming(false)}
          />
        ) : (
          <p className={styles.deeds}>
            <Button
              ref={rename}
              size="small"
              type="text"
              aria-label={`Rename ${title}`}
              onClick={() => setRenaming(true)}
            >
              Rename
            </Button>
            <Button
              size="small"
              type="text"
              disabled={busy}
              aria-label={`Remove ${title}`}
              onClick={onRemove}
            >
              Remove
            </Button>
          </p>
        )}
      </OnlyChangeable>
    </li>
  );
};
