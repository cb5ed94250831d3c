/** Sends an event to the running actor as the Lab’s own gesture, so that all that follows is one thread. */
import { useState } from 'react';
import { useLab } from '../LabContext.ts';
import type { LooksAndStatus } from './chartLooks.ts';
import type { ChartMoment } from './chartMoment.ts';
import type { ExampleEvent } from './chartSubject.ts';

export type Sending = {
  /** The example whose content is being asked for; null: none. */
  readonly asked: ExampleEvent | null;
  press(looks: LooksAndStatus, transition: string): void;
  send(event: ExampleEvent): void;
  cancel(): void;
};

export const useSending = (moment: ChartMoment | null): Sending => {
  const { source, select } = useLab();
  const [asked, setAsked] = useState<ExampleEvent | null>(null);
  const send = (event: ExampleEvent) => {
    setAsked(null);
    const actor = moment?.running?.actor;
    const name = moment?.record?.name;
    if (!actor || !name) return;
    const { trace } = source.world;
    const gesture = trace.record({
      kind: 'gesture',
      name: `The Lab sent ${event.type} to ${name}`,
      cause: null,
    });
    trace.within(gesture, () => actor.send(event));
    select(gesture.number);
  };
  return {
    asked,
    send,
    cancel: () => setAsked(null),
    press: (looks, transition) => {
      const status = looks.status(transition);
      if (status.kind !== 'ready') return;
      if (status.needsContent) setAsked(status.event);
      else send(status.event);
    },
  };
};
