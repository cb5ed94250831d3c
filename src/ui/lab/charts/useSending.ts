/** Sends events to the running actor, after asking for their payload if needed. */
import { useState } from 'react';
import { useLab } from '../LabContext.ts';
import type { LooksAndStatus } from './chartLooks.ts';
import type { ChartMoment } from './chartMoment.ts';
import type { ExampleEvent } from './chartSubject.ts';
import { sendEvent } from './sendEvent.ts';

export type Sending = {
  readonly asked: ExampleEvent | null;
  readonly problem: string | null;
  press(looks: LooksAndStatus, transition: string): void;
  /** Returns an error; null: the event was sent. */
  send(event: ExampleEvent): string | null;
  cancel(): void;
};

export const useSending = (moment: ChartMoment | null): Sending => {
  const { source, select } = useLab();
  const [asked, setAsked] = useState<ExampleEvent | null>(null);
  const [pressProblem, setPressProblem] = useState<string | null>(null);
  const send = (event: ExampleEvent): string | null => {
    const actor = moment?.running?.actor;
    const name = moment?.actorRun?.name;
    if (!actor || !name) return 'Not sent: it does not run now.';
    const { gesture, problem } = sendEvent({ trace: source.world.trace, actor, name }, event);
    if (gesture !== null) select(gesture.number);
    if (problem === null) setAsked(null);
    return problem;
  };
  return {
    asked,
    problem: pressProblem,
    send,
    cancel: () => setAsked(null),
    press: (looks, transition) => {
      setPressProblem(null);
      const status = looks.status(transition);
      if (status.kind !== 'ready') return;
      if (status.needsContent) setAsked(status.event);
      else setPressProblem(send(status.event));
    },
  };
};
