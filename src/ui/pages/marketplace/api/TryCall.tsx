/** Renders a test call of the API; it is real, counts against the quota, and is refused beyond it. */

import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Button, Flex, Form, Input, Select } from 'antd';
import { useRef, useState } from 'react';
import { isKeyReading, isKeySecret, type KeyReading } from '#domain/apiKeys/apiKeyRules.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { paths } from '#domain/contract/paths.ts';
import { tryCallMachine } from '#machines/apiKeys/tryCallMachine.ts';
import { tryCallService } from '#machines/apiKeys/tryCallService.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import { useToday } from '../../../services/useToday.ts';
import styles from './Api.module.css';

const tried: readonly KeyReading[] = ['readMetrics', 'listClients', 'listGoals'];

const many = 25;

const lastWeek = (today: number) => ({ from: calendarDayOf(today - 7), to: calendarDayOf(today - 1) });

const useTryCall = (secret: string) => {
  const { api } = useServices();
  const queries = useQueryClient();
  const today = useToday();
  const latest = useRef({ secret, today });
  latest.current = { secret, today };
  return useLifecycle(
    () =>
      tryCallMachine.provide(
        tryCallService({
          api,
          secret: () => latest.current.secret,
          range: () => lastWeek(latest.current.today),
          onCalled: () => {
            void queries.invalidateQueries({ queryKey: ['readUsage'] });
            void queries.invalidateQueries({ queryKey: ['listApiKeys'] });
          },
        }),
      ),
    { id: 'tryCall', frameOf: api.frameOf },
  );
};

type ReplyProps = { actor: ReturnType<typeof useTryCall> };

const Reply = ({ actor }: ReplyProps) => {
  const { reply, answered } = useSelector(actor, ({ context }) => context);
  if (reply === null) return null;
  const isRefused = reply.status !== 200;
  return (
    <Flex vertical gap={8} className={styles.reply ?? ''} data-refused={isRefused}>
      <p role="status">
        <strong>
          {reply.status ?? ''} {reply.title}
        </strong>
        {answered > 0 && `, ${answered} answered`}
      </p>
      {isRefused ? (
        <p>{reply.text}</p>
      ) : (
        <Input.TextArea aria-label="Reply" readOnly value={reply.text} rows={10} />
      )}
    </Flex>
  );
};

/** `made`: secret of the key just created, used unless the user enters another. */
export const TryCall = ({ made }: { made: string }) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [reading, setReading] = useState<KeyReading>('readMetrics');
  const secret = (typed ?? made).trim();
  const actor = useTryCall(secret);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isReady = isKeySecret(secret);
  const send = (times: number) => actor.send({ type: 'call.send', reading, times });
  return (
    <section className={styles.part} aria-labelledby="try-it">
      <h2 id="try-it">Try it</h2>
      <p className={styles.quiet}>Sends real calls with a key. They count towards your limit.</p>
      <Form layout="vertical" className={styles.row ?? ''}>
        <Form.Item label="Secret of a key" htmlFor="try-secret">
          <Input.Password
            id="try-secret"
            autoComplete="off"
            value={typed ?? made}
            onChange={({ target }) => setTyped(target.value)}
            placeholder="alk_…"
          />
        </Form.Item>
        <Form.Item label="Call" htmlFor="try-call">
          <Select<KeyReading>
            id="try-call"
            value={reading}
            popupMatchSelectWidth={false}
            options={tried.map((value) => ({ value, label: paths[value].join(' ') }))}
            onChange={(value) => isKeyReading(value) && setReading(value)}
          />
        </Form.Item>
        <span className={styles.pair}>
          <Button disabled={!isReady || busy} onClick={() => send(1)}>
            Send
          </Button>
          <Button disabled={!isReady || busy} onClick={() => send(many)}>
            Send {many}
          </Button>
        </span>
      </Form>
      {!isReady && <p className={styles.quiet}>Create a key above, or paste an existing secret.</p>}
      <Reply actor={actor} />
    </section>
  );
};
