/** Raises alerts about live metrics, ends them, and lets someone acknowledge or snooze them. */
import { assign, setup } from 'xstate';
import { type LiveAlertKind, type LiveFinding, liveAlertKinds } from '#domain/realtime/liveAlerts.ts';
import { alertCooldown } from '#domain/realtime/realtimeWindows.ts';

export type LiveAlert = LiveFinding & {
  /** Milliseconds since the epoch; `to` is null while it goes on. */
  readonly from: number;
  readonly to: number | null;
  readonly isAcknowledged: boolean;
  /** Milliseconds since the epoch. */
  readonly snoozedUntil: number;
};

/** Newest first, ended ones too. */
export type LiveAlertsContext = { readonly alerts: readonly LiveAlert[]; readonly checkedAt: number };

export type LiveAlertsEvent =
  | { type: 'alerts.check'; found: readonly LiveFinding[]; at: number }
  | { type: 'alert.acknowledge'; kind: LiveAlertKind }
  | { type: 'alert.snooze'; kind: LiveAlertKind; until: number };

const mostListed = 20;

const isOpen = ({ to }: LiveAlert): boolean => to === null;

/** Open alerts that someone should look at. */
export const raisedIn = ({ alerts, checkedAt }: LiveAlertsContext): readonly LiveAlert[] =>
  alerts.filter((alert) => isOpen(alert) && !alert.isAcknowledged && alert.snoozedUntil <= checkedAt);

const newAlert = (finding: LiveFinding, at: number): LiveAlert => ({
  ...finding,
  from: at,
  to: null,
  isAcknowledged: false,
  snoozedUntil: 0,
});

/** An alert that comes back within the cooldown goes on as it was, acknowledged or snoozed. */
const checked = (
  { alerts }: LiveAlertsContext,
  { found, at }: { readonly found: readonly LiveFinding[]; readonly at: number },
): LiveAlertsContext => {
  let next = alerts;
  for (const kind of liveAlertKinds) {
    const finding = found.find((one) => one.kind === kind);
    const last = next.find((alert) => alert.kind === kind);
    const goesOn = last !== undefined && (last.to === null || at - last.to <= alertCooldown);
    if (finding && goesOn)
      next = next.map((alert) => (alert === last ? { ...alert, ...finding, to: null } : alert));
    else if (finding) next = [newAlert(finding, at), ...next].slice(0, mostListed);
    else if (last?.to === null) next = next.map((alert) => (alert === last ? { ...alert, to: at } : alert));
  }
  return { alerts: next, checkedAt: at };
};

const withOpen = (
  { alerts }: LiveAlertsContext,
  kind: LiveAlertKind,
  change: Partial<LiveAlert>,
): Partial<LiveAlertsContext> => ({
  alerts: alerts.map((alert) => (alert.kind === kind && isOpen(alert) ? { ...alert, ...change } : alert)),
});

export const liveAlertsMachine = setup({
  types: { context: {} as LiveAlertsContext, events: {} as LiveAlertsEvent },
  actions: {
    check: assign(({ context }, event: { found: readonly LiveFinding[]; at: number }) =>
      checked(context, event),
    ),
    acknowledge: assign(({ context }, { kind }: { kind: LiveAlertKind }) =>
      withOpen(context, kind, { isAcknowledged: true }),
    ),
    snooze: assign(({ context }, { kind, until }: { kind: LiveAlertKind; until: number }) =>
      withOpen(context, kind, { snoozedUntil: until }),
    ),
  },
  guards: {
    isRaised: ({ context }) => raisedIn(context).length > 0,
    isCalm: ({ context }) => raisedIn(context).length === 0,
  },
}).createMachine({
  id: 'liveAlerts',
  description: 'Alerts about what happens now; each check of the live metrics raises and ends them.',
  context: { alerts: [], checkedAt: 0 },
  initial: 'quiet',
  on: {
    'alerts.check': { actions: { type: 'check', params: ({ event }) => event } },
    'alert.acknowledge': { actions: { type: 'acknowledge', params: ({ event }) => event } },
    'alert.snooze': { actions: { type: 'snooze', params: ({ event }) => event } },
  },
  states: {
    quiet: {
      description: 'No alert asks for anybody.',
      always: { guard: 'isRaised', target: 'raised' },
    },
    raised: {
      description: 'At least one alert is neither acknowledged nor snoozed.',
      always: { guard: 'isCalm', target: 'quiet' },
    },
  },
});
