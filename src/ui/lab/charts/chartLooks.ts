/** Computes the look of each state and transition at a moment, for the map and the cards. */
import { wouldLeadTo } from '#machines/tryEvent.ts';
import { activeStates } from './activeStates.ts';
import type { ChartLooks } from './ChartMap.tsx';
import type { PartChange } from './chartDiff.ts';
import type { ChartMoment } from './chartMoment.ts';
import { transitionText } from './chartText.ts';
import type { Visits } from './coverage.ts';
import { type TransitionStatus, transitionStatus } from './transitionStatus.ts';

export type LookParts = {
  readonly moment: ChartMoment;
  readonly pointed: string | null;
  readonly focus: string | null;
  readonly visits: Visits | null;
  /** Against another version of the chart. */
  readonly changes?: readonly PartChange[] | null;
};

export type LooksAndStatus = ChartLooks & {
  status(transition: string): TransitionStatus;
  why(transition: string): string;
};

/** 0 for never, then 1 to 4 on a growing scale. */
export const heatOf = (visits: number): number =>
  visits === 0 ? 0 : visits === 1 ? 1 : visits < 10 ? 2 : visits < 100 ? 3 : 4;

const previewOf = (
  { running, subject }: ChartMoment,
  status: TransitionStatus | null,
  targets: readonly string[],
) => {
  if (status?.kind !== 'ready' || running === null) return new Set(targets);
  const next = wouldLeadTo(running.actor, status.event);
  return 'value' in next ? activeStates(subject.index.chart, next.value) : new Set(targets);
};

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export const chartLooks = ({ moment, pointed, focus, visits, changes }: LookParts): LooksAndStatus => {
  const { subject, active, taken, refusal, running } = moment;
  const { transitions } = subject.index;
  const changeOf = new Map(changes?.map(({ id, kind }) => [id, kind]));
  const refusing = new Set(refusal?.transitions.map(({ id }) => id));
  const known = new Map<string, TransitionStatus>();
  const status = (id: string): TransitionStatus => {
    const transition = transitions.get(id);
    const found =
      known.get(id) ??
      (transition ? transitionStatus(transition, active, running) : ({ kind: 'away', why: '' } as const));
    known.set(id, found);
    return found;
  };
  const why = (id: string): string => {
    const reason = status(id);
    if (reason.kind !== 'ready') return reason.why;
    return reason.needsContent ? 'Press to write its content and send it.' : 'Press to send it.';
  };
  const targets = (pointed === null ? undefined : transitions.get(pointed)?.targets) ?? [];
  const next = pointed === null ? new Set<string>() : previewOf(moment, status(pointed), targets);
  const reasonOf = (id: string): string => {
    const transition = transitions.get(id);
    if (transition === undefined) return '';
    const to = transition.targets.map(lastName).join(' and ');
    return `${transitionText(transition)}, from ${lastName(transition.source)}${to === '' ? '' : ` to ${to}`}. ${why(id)}`;
  };
  return {
    status,
    why,
    state: (id) => {
      const count = visits === null ? null : (visits.states[id] ?? 0);
      return {
        isActive: active.has(id),
        isNext: next.has(id) && !active.has(id),
        isFocused: focus === id,
        heat: count === null ? undefined : heatOf(count),
        visits: count,
        change: changeOf.get(id),
      };
    },
    transition: (id) => {
      const count = visits === null ? null : (visits.transitions[id] ?? 0);
      return {
        status: status(id).kind,
        isLast: taken.includes(id),
        isPointedAt: pointed === id,
        hasRefused: refusing.has(id),
        heat: count === null ? undefined : heatOf(count),
        told: reasonOf(id),
        visits: count,
        change: changeOf.get(id),
      };
    },
  };
};
