/** Turns XState's inspection into trace frames: starts, ends, transitions with their causes, and refused events. */
import type { AnyActorRef, AnyTransitionDefinition, InspectionEvent, StateValue } from 'xstate';
import { definedOnly } from '#domain/definedOnly.ts';
import type { Frame, Trace } from '#world/trace.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** A taken transition by the ids of its state nodes; targets are empty when the state does not change. */
export type TakenTransition = {
  readonly source: string;
  readonly on: string;
  readonly index: number;
  readonly targets: readonly string[];
};

/** The detail of a transition's frame. Parts of the snapshot are references; secrets are concealed. */
export type TransitionDetail = {
  /** The number of the actor's start frame, because several may run under one name. */
  readonly run: number;
  readonly event: unknown;
  readonly value: StateValue;
  readonly context: unknown;
  readonly taken: readonly TakenTransition[];
};

export type EndDetail = { readonly run: number };

export type ActorDetail = {
  readonly machine: string | null;
  readonly value: StateValue | null;
  readonly context: unknown;
  /** The path of the page that started it. */
  readonly page?: string;
};

export type LifecycleInspector = {
  inspect(event: InspectionEvent): void;
  step(): Frame | null;
  run(): number | null;
};

export type InspectorParts = {
  readonly trace: Trace;
  readonly frameOf: (value: unknown) => Frame | undefined;
  readonly page?: string | undefined;
};

type Track = {
  readonly name: string;
  readonly run: number;
  readonly parent: Track | undefined;
  state: string | null;
  frame: Frame;
};

type FrameParts = { readonly name: string; readonly actor: string; readonly detail: unknown };

type Inspected<Type extends InspectionEvent['type']> = Extract<InspectionEvent, { type: Type }>;
type Microstep = Inspected<'@xstate.microstep'>;
type EventDefinition = Inspected<'@xstate.event'>['event'];

export const stateText = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => (inner === undefined ? name : `${name}.${stateText(inner)}`))
        .join(', ');

const isDone = (type: string): boolean => type.startsWith('xstate.done.actor.');
const isFailed = (type: string): boolean => type.startsWith('xstate.error.actor.');

const resultOf = (event: EventDefinition): unknown =>
  isDone(event.type) ? event.output : isFailed(event.type) ? event.error : undefined;

export const positionOf = (way: AnyTransitionDefinition): number =>
  ((way.eventType === '' ? way.source.always : way.source.transitions.get(way.eventType)) ?? []).indexOf(way);

const takenBy = (step: Microstep): readonly TakenTransition[] =>
  step._transitions.map((way) => ({
    source: way.source.id,
    on: way.eventType,
    index: positionOf(way),
    targets: way.target?.map(({ id }) => id) ?? [],
  }));

export const createLifecycleInspector = ({ trace, frameOf, page }: InspectorParts): LifecycleInspector => {
  const tracks = new WeakMap<object, Track>();
  const causes = new WeakMap<EventDefinition, Frame>();
  let newestStep: Frame | null = null;
  let ownRun: number | null = null;

  const record = (kind: 'actor' | 'transition', cause: Frame | null, parts: FrameParts): Frame =>
    trace.record(
      cause === null
        ? { kind, cause: null, ...parts }
        : { kind, cause: cause.number, correlation: cause.correlation, ...parts },
    );

  const recordStart = (actor: AnyActorRef, parent: Track | undefined) => {
    const snapshot = actor.getSnapshot();
    const isMachine = snapshot.machine !== undefined;
    const name = parent === undefined ? actor.id : `${parent.name}/${actor.id}`;
    const detail: ActorDetail = isMachine
      ? {
          machine: snapshot.machine.id,
          value: snapshot.value,
          context: withoutSecrets(snapshot.context),
          ...definedOnly({ page: parent === undefined ? page : undefined }),
        }
      : { machine: null, value: null, context: null };
    const cause = parent?.frame ?? trace.current();
    const frame = record('actor', cause, { name: `${name} started`, actor: name, detail });
    const state = isMachine ? stateText(snapshot.value) : null;
    tracks.set(actor, { name, run: frame.number, parent, state, frame });
    ownRun ??= frame.number;
    newestStep = isMachine ? frame : newestStep;
  };

  const recordEnd = (actor: object, how: 'stopped' | 'finished' | 'failed', response?: Frame) => {
    const track = tracks.get(actor);
    if (track !== undefined) {
      const detail: EndDetail = { run: track.run };
      const parts = { name: `${track.name} ${how}`, actor: track.name, detail };
      track.frame = record('actor', response ?? causeOfEnd(track, how), parts);
    }
  };

  const causeOfEnd = ({ parent, frame }: Track, how: string): Frame =>
    how === 'stopped' ? (parent?.frame ?? trace.current() ?? frame) : frame;

  const takeEvent = (sent: Inspected<'@xstate.event'>) => {
    const { event, sourceRef } = sent;
    const source = sourceRef && tracks.get(sourceRef);
    if (event.type === 'xstate.init') {
      recordStart(sent.actorRef as AnyActorRef, source);
      return;
    }
    const response = frameOf(resultOf(event));
    if (sourceRef !== undefined && (isDone(event.type) || isFailed(event.type))) {
      recordEnd(sourceRef, isDone(event.type) ? 'finished' : 'failed', response);
    }
    const cause = response ?? trace.current() ?? source?.frame;
    if (cause === undefined) {
      causes.delete(event);
    } else {
      causes.set(event, cause);
    }
  };

  const takeMicrostep = (step: Microstep) => {
    const track = tracks.get(step.actorRef);
    const { event, snapshot, _transitions } = step;
    if (track === undefined || !('value' in snapshot)) {
      return;
    }
    if (_transitions.length === 0 && event.type.startsWith('xstate.')) {
      return;
    }
    const value = snapshot.value as StateValue;
    const after = stateText(value);
    const name =
      _transitions.length === 0 ? `${event.type} refused in ${after}` : `${track.state} -> ${after}`;
    const context = 'context' in snapshot ? withoutSecrets(snapshot.context) : null;
    const detail: TransitionDetail = {
      run: track.run,
      event: withoutSecrets(event),
      value,
      context,
      taken: takenBy(step),
    };
    const frame = record('transition', causes.get(event) ?? null, { name, actor: track.name, detail });
    causes.set(event, frame);
    track.state = after;
    track.frame = frame;
    newestStep = frame;
  };

  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.event') {
      takeEvent(event);
    } else if (event.type === '@xstate.microstep') {
      takeMicrostep(event);
    } else if (event.type === '@xstate.snapshot' && event.event.type === 'xstate.stop') {
      recordEnd(event.actorRef, 'stopped');
    }
  };

  return { inspect, step: () => newestStep, run: () => ownRun };
};
