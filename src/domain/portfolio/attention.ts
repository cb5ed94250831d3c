/** Derives the reasons why a client needs attention, each a sentence with its metric. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { englishDay } from '../english/englishDay.ts';
import { goalNature } from '../goals/goalNature.ts';
import type { TargetFigure } from '../goals/targetFigures.ts';
import { changeOf } from '../kpi/change.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { FreshnessState } from '../metrics/freshnessStates.ts';
import type { AttentionReason } from './attentionReason.ts';
import { type RenewalState, renewalReasons, reportReasons, type StuckReport } from './contractAlerts.ts';
import { goalVerdict, isMissing, judgedBy } from './goalStatus.ts';
import { paceWordOf } from './pacing.ts';

export type Compared = { readonly current: number | null; readonly previous: number | null };

export type SourceState = {
  readonly name: string;
  readonly dataTo: EpochDay | null;
  readonly daysBehind: number;
  readonly state: FreshnessState;
};

/** `attainment` and `outlook` as of `goalAttainment` and `goalOutlook`. */
export type GoalState = {
  readonly figure: TargetFigure;
  readonly target: number;
  readonly actual: number | null;
  readonly projected: number | null;
  readonly attainment: number | null;
  readonly outlook?: number | null;
};

export type ClientState = {
  readonly conversions: Compared;
  readonly revenueCents: Compared;
  readonly cpaCents: Compared;
  readonly comparedWith: string;
  readonly sources: readonly SourceState[];
  readonly goals: readonly GoalState[];
  /** See `budgetLevel`. */
  readonly pacing: number | null;
  readonly openAlerts: number;
  readonly stuckReports: readonly StuckReport[];
  readonly renewal: RenewalState | null;
};

type Reason = Omit<AttentionReason, 'report'>;

/** Thresholds of a decrease: `look` for this week, `today` for today. CPA has the opposite sign. */
const losses = { look: -0.2, today: -0.35 } as const;
const dearer = { look: 0.25, today: 0.5 } as const;
/** With fewer conversions before, chance alone makes such changes. */
const fewestConversions = 20;
/** Sources are always a day behind. */
const daysAllowed = 1;
const paceForToday = 0.25;
const goalForToday = 0.75;

const percent = (part: number): string => `${Math.round(Math.abs(part) * 100)}%`;

const stateWords: Readonly<Partial<Record<FreshnessState, string>>> = {
  expired: ' (expired)',
  disconnected: ' (disconnected)',
};

/** After this many days a disconnection is not news for the agency. */
const daysOfDisconnection = 14;

const isMissed = ({ daysBehind, state }: SourceState): boolean => {
  if (state === 'ended') return false;
  if (state === 'disconnected') return daysBehind > daysAllowed && daysBehind <= daysOfDisconnection;
  return state === 'expired' || daysBehind > daysAllowed;
};

const sourceReasons = ({ sources }: ClientState): Reason[] =>
  sources.filter(isMissed).map(({ name, dataTo, daysBehind, state }) => ({
    kind: 'no_data',
    severity: state === 'expired' ? 'high' : 'medium',
    text:
      dataTo === null
        ? `No ${name} data yet${stateWords[state] ?? ''}`
        : `No ${name} data after ${englishDay(dataTo)}${stateWords[state] ?? ''}`,
    figure: daysBehind,
  }));

const lossOf = (kind: 'conversions' | 'revenue', name: string, state: ClientState): Reason[] => {
  const { current, previous } = kind === 'conversions' ? state.conversions : state.revenueCents;
  const change = changeOf(current, previous);
  const isMany = (state.conversions.previous ?? 0) >= fewestConversions;
  if (change === null || change > losses.look || !isMany) return [];
  const severity = change <= losses.today ? 'high' : 'medium';
  const text = `${name} down ${percent(change)} vs ${state.comparedWith}`;
  return [{ kind, severity, text, figure: change }];
};

const costReasons = ({ cpaCents, conversions, comparedWith }: ClientState): Reason[] => {
  const change = changeOf(cpaCents.current, cpaCents.previous);
  const isMany = (conversions.previous ?? 0) >= fewestConversions;
  if (change === null || change < dearer.look || !isMany) return [];
  const severity = change >= dearer.today ? 'high' : 'medium';
  const text = `CPA up ${percent(change)} vs ${comparedWith}`;
  return [{ kind: 'cpa', severity, text, figure: change }];
};

/** `CPA $259.00, goal $109.00`; a sum is compared by its projection, or else by its pace. */
const goalText = ({ figure, target, actual, projected }: GoalState, level: number): string => {
  const { label } = figureOf(figure);
  const goal = `goal ${figureText(figure, target)}`;
  if (projected !== null) return `${label} heading for ${figureText(figure, projected)}, ${goal}`;
  return goalNature(figure).kind === 'ratio'
    ? `${label} ${figureText(figure, actual)}, ${goal}`
    : `${label} at ${percent(level)} of pace, ${goal}`;
};

const goalReasons = ({ goals }: ClientState): Reason[] =>
  goals.flatMap((goal) => {
    const level = judgedBy(goal);
    if (level === null || !isMissing(goalVerdict(goal))) return [];
    return [
      {
        kind: 'goal' as const,
        severity: level < goalForToday ? ('high' as const) : ('medium' as const),
        text: goalText(goal, level),
        figure: level,
      },
    ];
  });

const paceReasons = ({ pacing: pace }: ClientState): Reason[] => {
  const word = paceWordOf(pace);
  if (pace === null || word === null || word === 'onPace') return [];
  const off = pace - 1;
  const severity = Math.abs(off) >= paceForToday ? 'high' : 'medium';
  const kind = word === 'ahead' ? 'overspend' : 'underspend';
  const side = word === 'ahead' ? 'over' : 'under';
  const text = `Spend heading for ${percent(off)} ${side} budget`;
  return [{ kind, severity, text, figure: off }];
};

const alertReasons = ({ openAlerts }: ClientState): Reason[] =>
  openAlerts === 0
    ? []
    : [
        {
          kind: 'alerts',
          severity: 'medium',
          text: openAlerts === 1 ? '1 alert is open' : `${openAlerts} alerts are open`,
          figure: openAlerts,
        },
      ];

/** A fall of revenue along with conversions is reported once. */
const fallReasons = (state: ClientState): Reason[] => {
  const conversions = lossOf('conversions', 'Conversions', state);
  return conversions.length > 0 ? conversions : lossOf('revenue', 'Revenue', state);
};

const ofNoReport = (reason: Reason): AttentionReason => ({ ...reason, report: null });

/** Urgent reasons first, then in the order of `reasonKinds`; empty without reasons. */
export const attentionReasons = (state: ClientState): readonly AttentionReason[] => {
  const ofFigures = [
    ...fallReasons(state),
    ...costReasons(state),
    ...goalReasons(state),
    ...paceReasons(state),
    ...alertReasons(state),
  ];
  const reasons = [
    ...sourceReasons(state).map(ofNoReport),
    ...reportReasons(state.stuckReports),
    ...ofFigures.map(ofNoReport),
    ...renewalReasons(state.renewal),
  ];
  const isFor = (wanted: AttentionReason['severity']) =>
    reasons.filter(({ severity }) => severity === wanted);
  return [...isFor('high'), ...isFor('medium')];
};
