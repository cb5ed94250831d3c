/** Lists the reader's own conversations by day to search, open, rename, pin and remove; collapsed on narrow screens. */
import { useSelector } from '@xstate/react';
import { Button, Input } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ConversationItem } from '#domain/contract/conversationSchemas.ts';
import { titleProblem } from '#domain/conversations/conversationRules.ts';
import { withAsOf } from '#domain/pastView.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { timings } from '#domain/timings.ts';
import { shortTime } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useReversible } from '../../parts/useReversible.ts';
import { useSettled } from '../../parts/useSettled.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { Field } from '../../widgets/Field.tsx';
import { KitMenu } from '../../widgets/KitMenu.tsx';
import { useFocusAfter } from '../../widgets/moveFocus.ts';
import { SearchField } from '../../widgets/SearchField.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import styles from './Conversations.module.css';
import { conversationGroups } from './conversationGroups.ts';
import { listedAtFirst } from './ThreadLimits.tsx';
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
  onPin: () => void;
  onRemove: () => void;
};

const ConversationRow = (props: ConversationRowProps) => {
  const { isCurrent, busy, onRename, onPin, onRemove } = props;
  const { id, title, questions, asked_at, pinned } = props.conversation;
  const { clock } = useServices().world;
  const asOf = useAsOf();
  const [isRenaming, setRenaming] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  useFocusAfter(isRenaming, () => more.current);
  const deeds: Readonly<Record<string, () => void>> = {
    pin: onPin,
    rename: () => setRenaming(true),
    remove: onRemove,
  };
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
          <KitMenu
            items={[
              { key: 'pin', label: pinned ? 'Unpin' : 'Pin', disabled: busy },
              { key: 'rename', label: 'Rename' },
              { key: 'remove', label: 'Remove', disabled: busy },
            ]}
            onChoose={(key) => deeds[key]?.()}
          >
            <Button ref={more} size="small" type="text" aria-label={`More for ${title}`}>
              …
            </Button>
          </KitMenu>
        )}
      </OnlyChangeable>
    </li>
  );
};

/** Shown per press; the API returns at most 500 at once. */
const step = listedAtFirst;
const most = 500;

const useChanges = (current: string | null) => {
  const { api } = useServices();
  const navigate = useNavigate();
  const changes = useReversible();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const rename = ({ id, etag }: ConversationItem, title: string) =>
    changes.ask({
      make: (options) =>
        api.call('renameConversation', { params: { id }, body: { title }, ifMatch: etag, ...options }),
      made: `Renamed to “${title}”.`,
      takenBack: 'Former title restored.',
    });
  const pin = ({ id, etag, title, pinned }: ConversationItem) =>
    changes.ask({
      make: (options) =>
        api.call('renameConversation', {
          params: { id },
          body: { pinned: !pinned },
          ifMatch: etag,
          ...options,
        }),
      made: `${pinned ? 'Unpinned' : 'Pinned'} “${title}”.`,
      takenBack: `${pinned ? 'Pinned' : 'Unpinned'} “${title}”.`,
    });
  const remove = ({ id, etag, title }: ConversationItem) =>
    changes.ask({
      make: async (options) => {
        await api.call('removeConversation', { params: { id }, ifMatch: etag, ...options });
        if (id === current) navigate('/ai-chat');
      },
      made: `Removed “${title}”.`,
      takenBack: `Restored “${title}”.`,
    });
  return { changes, busy, rename, pin, remove };
};

type ListProps = { current: string | null; text: string };

const List = ({ current, text }: ListProps) => {
  const [limit, setLimit] = useState(step);
  const q = useSettled(text.trim(), timings.inputSettle);
  const { data, error, refetch } = useReply('listConversations', {
    limit: String(limit),
    ...(q === '' ? {} : { q }),
  });
  const { changes, busy, rename, pin, remove } = useChanges(current);
  const { clock } = useServices().world;
  const items = data?.items ?? [];
  const left = (data?.total ?? 0) - items.length;
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {error && !data && <ListFailure what="Your conversations" error={error} onRetry={refetch} />}
      {!error && !data && <ShapeSkeleton rows={4} />}
      {data && items.length === 0 && (
        <p className={styles.facts}>
          {q === '' ? 'No conversations yet. They are visible only to you.' : `No results for “${q}”`}
        </p>
      )}
      {conversationGroups(items, clock.now()).map(({ title, items: ofTitle }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.facts}>{title}</h3>
          <ul className={styles.list}>
            {ofTitle.map((one) => (
              <ConversationRow
                key={one.id}
                conversation={one}
                isCurrent={one.id === current}
                busy={busy}
                onRename={(name) => rename(one, name)}
                onPin={() => pin(one)}
                onRemove={() => remove(one)}
              />
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && (
        <p className={styles.facts}>
          {items.length} of {data?.total} shown.{' '}
          {limit < most && (
            <Button size="small" onClick={() => setLimit(Math.min(most, limit + step))}>
              Show {Math.min(step, left)} more
            </Button>
          )}
        </p>
      )}
    </>
  );
};

export const Conversations = ({ current }: { current: string | null }) => {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <aside className={styles.side} aria-label="Conversations" data-open={isOpen}>
      <div className={styles.head}>
        <h2>Conversations</h2>
        <OnlyChangeable>
          <AppLink to="/ai-chat" markCurrent={false}>
            New conversation
          </AppLink>
        </OnlyChangeable>
        <Button className={styles.toggle ?? ''} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide conversations' : 'Show conversations'}
        </Button>
      </div>
      <div className={styles.body}>
        <SearchField
          label="Search conversations"
          placeholder="Search conversations"
          value={text}
          onChange={setText}
        />
        <List current={current} text={text} />
      </div>
    </aside>
  );
};
