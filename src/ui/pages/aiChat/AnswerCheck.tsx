/** Runs a kept question again, for the moment of its answer and for now, and compares the results by hash. */
import { Button } from 'antd';
import { useState } from 'react';
import { answerHash } from '#domain/ask/answerHash.ts';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import { refusalOf } from '#machines/api/outcome.ts';
import type { StoredAnswer } from '#machines/ask/turn.ts';
import { inReadersZone } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import styles from './AiChat.module.css';

type AnswerCheckProps = { question: string; reply: AskReply; kept: StoredAnswer };

const firstLine = ({ answer }: AskReply): string => inReadersZone(answer).split('\n')[0] ?? '';

const resultOf = (first: AskReply, then: AskReply, now: AskReply): readonly string[] => {
  const hash = answerHash(first);
  const again = answerHash(then);
  return [
    again === hash
      ? `The same answer again: hash ${again}.`
      : `Another answer than the one that was given: hash ${again}, before ${hash}.`,
    answerHash(now) === hash ? 'It is the same now.' : `Now: ${firstLine(now)}`,
  ];
};

export const AnswerCheck = ({ question, reply, kept: first }: AnswerCheckProps) => {
  const { api } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [differences, setDifferences] = useState<readonly string[]>([]);
  const run = async () => {
    setBusy(true);
    const body = { question };
    try {
      const then = await api.call('askQuestion', { body, query: { as_of: first.at } });
      setDifferences(resultOf(reply, then, await api.call('askQuestion', { body })));
    } catch (error) {
      setDifferences([refusalOf(error).message]);
    }
    setBusy(false);
  };
  return (
    <>
      <p>
        <Button size="small" loading={isBusy} onClick={() => void run()}>
          Run again and compare
        </Button>
      </p>
      <div role="status" className={styles.quiet}>
        {differences.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </>
  );
};
