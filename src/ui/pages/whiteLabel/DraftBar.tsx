/** Renders the draft of the look: its changes, its planned publication, and its discarding. */
import { Button, Flex, Input, Tag } from 'antd';
import { useId, useState } from 'react';
import type { LookDraft, LookItem } from '#domain/contract/brandingSchemas.ts';
import { lookLabels } from '#machines/editing/whiteLabelService.ts';
import { ago, shortTime } from '../../content/dates.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import styles from './WhiteLabelSettings.module.css';

const parts = Object.keys(lookLabels) as (keyof LookItem)[];

const valueWords = (part: keyof LookItem, look: LookItem): string => {
  const value = look[part];
  if (part.endsWith('_id')) return value === undefined ? 'none' : 'a picture';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? 'default';
};

/** Pictures of one part differ by id only, so their words may be equal. */
const changesOf = (saved: LookItem, draft: LookItem): readonly string[] =>
  parts
    .filter((part) => saved[part] !== draft[part])
    .map((part) => `${lookLabels[part]}: ${valueWords(part, saved)} → ${valueWords(part, draft)}`);

type ScheduleProps = {
  readonly onPlan: (publishAt: string) => void;
  readonly onCancel: () => void;
};

const Schedule = ({ onPlan, onCancel }: ScheduleProps) => {
  const id = useId();
  const [time, setTime] = useState('');
  return (
    <form
      className={styles.actions}
      onSubmit={(event) => {
        event.preventDefault();
        onPlan(new Date(time).toISOString());
      }}
    >
      <label htmlFor={id}>Publish on</label>
      <Input
        id={id}
        type="datetime-local"
        required
        className={styles.time ?? ''}
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <Button htmlType="submit" type="primary" disabled={time === ''}>
        Plan
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  );
};

type DraftBarProps = {
  readonly draft: LookDraft;
  readonly saved: LookItem;
  readonly now: number;
  readonly onPlan: (publishAt: string | null) => void;
  readonly onDiscard: () => void;
};

export const DraftBar = ({ draft, saved, now, onPlan, onDiscard }: DraftBarProps) => {
  const [plans, setPlans] = useState(false);
  const { look, publish_at: publishAt, at, by } = draft;
  const changes = changesOf(saved, look);
  return (
    <Flex component="section" aria-label="Draft" vertical gap={8} className={styles.draft ?? ''}>
      <p>
        <Tag color="warning">Draft</Tag>
        {publishAt === null ? 'Not published' : `Publishes ${shortTime(publishAt, now)}`}
        <span className="hint">
          {' '}
          · saved <time dateTime={at}>{ago(at, now)}</time>
          {by === null ? '' : ` by ${by}`}
        </span>
      </p>
      <Flex component="ul" aria-label="Changes of the draft" vertical gap={4} className={styles.checks ?? ''}>
        {changes.length === 0 ? <li>Nothing differs from the published branding.</li> : null}
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Flex>
      <OnlyChangeable>
        {plans ? (
          <Schedule
            onPlan={(time) => {
              setPlans(false);
              onPlan(time);
            }}
            onCancel={() => setPlans(false)}
          />
        ) : (
          <div className={styles.actions}>
            {publishAt === null ? (
              <Button size="small" onClick={() => setPlans(true)}>
                Schedule
              </Button>
            ) : (
              <Button size="small" onClick={() => onPlan(null)}>
                Cancel the schedule
              </Button>
            )}
            <Button size="small" onClick={onDiscard}>
              Discard draft
            </Button>
          </div>
        )}
      </OnlyChangeable>
    </Flex>
  );
};
