/** Selects the moment at which the app is shown: the present, a past time, or after an event. */
import { Button, Flex, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { calendarDayOf, epochDayAt, epochDayOf } from '#domain/calendar/epochDay.ts';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import { type AsOf, isToCome, momentTime, readAsOf } from '#domain/pastView.ts';
import { eventName } from '../../content/eventNames.ts';
import { useServices } from '../../services/servicesContext.ts';
import { NumberInput } from '../../widgets/NumberInput.tsx';
import { AsOfSlider } from './AsOfSlider.tsx';
import type { PanelProps } from './RangePanel.tsx';
import { useEventNumber } from './useEventNumber.ts';
import styles from './ViewBar.module.css';

type GoProps = {
  readonly asOf: AsOf | null;
  readonly onGo: (asOf: AsOf) => void;
};

/** Day and time of a moment; a day without a time means its end. */
const writtenParts = (asOf: AsOf | null, now: number) => {
  if (typeof asOf !== 'string') return { day: calendarDayOf(epochDayAt(now) - 1), time: '' };
  return { day: asOf.slice(0, 10), time: asOf.slice(11, 16) };
};

const wrongMoment = (day: string, time: string, now: number): string | null => {
  if (epochDayOf(day) === null) return 'Write a day as YYYY-MM-DD.';
  const moment = time === '' ? day : `${day}T${time}Z`;
  if (momentTime(moment) === null) return 'Write a time as HH:MM, such as 14:20.';
  return isToCome(moment, now) ? 'That is in the future. Choose a time before now.' : null;
};

const MomentForm = ({ asOf, onGo }: GoProps) => {
  const { world } = useServices();
  const [dayId, timeId] = [useId(), useId()];
  const now = world.clock.now();
  const [parts, setParts] = useState(() => writtenParts(asOf, now));
  const [wrong, setWrong] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [day, time] = [parts.day.trim(), parts.time.trim()];
    const problem = wrongMoment(day, time, now);
    setWrong(problem);
    const past = readAsOf(time === '' ? day : `${day}T${time}Z`);
    if (problem === null && past !== null) onGo(past);
  };
  return (
    <form className={styles.days} onSubmit={send} noValidate>
      <Flex vertical gap={4} className={styles.field ?? ''} data-first="">
        <label htmlFor={dayId}>Day</label>
        <Input
          id={dayId}
          value={parts.day}
          placeholder="YYYY-MM-DD"
          autoComplete="off"
          aria-invalid={wrong !== null}
          onChange={({ target }) => setParts({ ...parts, day: target.value })}
        />
      </Flex>
      <Flex vertical gap={4} className={styles.field ?? ''}>
        <label htmlFor={timeId}>Time (UTC)</label>
        <Input
          id={timeId}
          value={parts.time}
          placeholder="End of the day"
          autoComplete="off"
          aria-invalid={wrong !== null}
          onChange={({ target }) => setParts({ ...parts, time: target.value })}
        />
      </Flex>
      <Button htmlType="submit">Show</Button>
      {wrong !== null && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </form>
  );
};

/** A position beyond the head is clamped to it, so that events after the shown past are included. */
const wholeLog = String(Number.MAX_SAFE_INTEGER);

const usePositionOf = () => {
  const { api } = useServices();
  return async (number: number): Promise<number | null> => {
    if (number === 0) return 0;
    const query = { number: String(number), as_of: wholeLog };
    const { items } = await api.call('listEvents', { query });
    return items[0]?.position ?? null;
  };
};

/** People know an event by its number in their workspace; the address has its position. */
const EventForm = ({ asOf, onGo }: GoProps) => {
  const id = useId();
  const known = useEventNumber(asOf);
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const positionOf = usePositionOf();
  const text = typed ?? (known === null ? '' : String(known));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { value: number, problem } = readTypedNumber(text, { decimals: 0 });
    if (number === null) return setWrong(problem);
    if (number < 0) return setWrong('Must be 0 or more');
    try {
      const position = await positionOf(number);
      if (position === null) setWrong(`${eventName(number)} doesn’t exist, or you can’t see it.`);
      else onGo(position);
    } catch {
      setWrong('The event could not be looked up. Try again.');
    }
  };
  return (
    <form className={styles.name} onSubmit={send}>
      <Flex vertical gap={4} className={styles.field ?? ''}>
        <label htmlFor={id}>After event</label>
        <NumberInput
          id={id}
          className={styles.number ?? ''}
          inputMode="numeric"
          least={0}
          most={Number.MAX_SAFE_INTEGER}
          value={text}
          aria-invalid={wrong !== null}
          onChange={(next) => {
            setTyped(next);
            setWrong(null);
          }}
        />
      </Flex>
      <Button htmlType="submit" disabled={text.trim() === ''}>
        Show event
      </Button>
      {wrong !== null && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </form>
  );
};

export const AsOfPanel = ({ view: { view, isLive, setView }, onDone }: PanelProps) => {
  const go = (asOf: AsOf | null) => {
    setView({ asOf });
    onDone();
  };
  return (
    <Flex vertical gap={16} className={styles.asOf ?? ''}>
      <p>Shows every figure and list as it was then. The past is read-only.</p>
      <AsOfSlider asOf={view.asOf} client={view.client} onGo={go} />
      <MomentForm asOf={view.asOf} onGo={go} />
      <EventForm asOf={view.asOf} onGo={go} />
      <Button disabled={isLive} onClick={() => go(null)}>
        Return to live
      </Button>
    </Flex>
  );
};
