/** Renders the alerts about live metrics that ask for someone, and counts them in the page's title. */
import { useSelector } from '@xstate/react';
import { Alert, Button, Flex } from 'antd';
import { useEffect } from 'react';
import type { Actor } from 'xstate';
import type { RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import type { HealthCall } from '#domain/monitor/apiHealth.ts';
import { errorFinding, type LiveFinding, visitFinding } from '#domain/realtime/liveAlerts.ts';
import { alertSnooze } from '#domain/realtime/realtimeWindows.ts';
import { liveAlertsMachine, raisedIn } from '#machines/monitor/liveAlertsMachine.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { useShownSubject } from '../../services/usePageSubject.ts';
import { liveAlertWords } from './liveWords.ts';

export type LiveAlerts = Actor<typeof liveAlertsMachine>;

export const useLiveAlerts = (): LiveAlerts => useLifecycle(() => liveAlertsMachine, { id: 'liveAlerts' });

/** Checks each snapshot of the visits, and the failures of this tab's calls. */
export const useAlertChecks = (
  alerts: LiveAlerts,
  picture: RealtimeReply | null,
  calls: readonly HealthCall[],
): void => {
  const { clock } = useServices().world;
  useEffect(() => {
    const now = clock.now();
    const found = [picture && visitFinding(picture.minutes), errorFinding(calls, now)];
    alerts.send({
      type: 'alerts.check',
      found: found.filter((one): one is LiveFinding => one !== null),
      at: now,
    });
  }, [alerts, picture, calls, clock]);
};

export const LiveAlertBar = ({ alerts }: { alerts: LiveAlerts }) => {
  const { clock } = useServices().world;
  const raised = raisedIn(useSelector(alerts, ({ context }) => context));
  useShownSubject(raised.length === 0 ? null : raised.length === 1 ? '1 alert' : `${raised.length} alerts`);
  if (raised.length === 0) return null;
  return (
    <Flex component="ul" vertical gap={8} aria-label="Live alerts">
      {raised.map((alert) => (
        <li key={alert.kind}>
          <Alert
            type={alert.kind === 'spike' ? 'info' : 'warning'}
            showIcon
            title={liveAlertWords(alert)}
            action={
              <>
                <Button
                  size="small"
                  onClick={() => alerts.send({ type: 'alert.acknowledge', kind: alert.kind })}
                >
                  Acknowledge
                </Button>
                <Button
                  size="small"
                  type="text"
                  onClick={() =>
                    alerts.send({ type: 'alert.snooze', kind: alert.kind, until: clock.now() + alertSnooze })
                  }
                >
                  Snooze 30 min
                </Button>
              </>
            }
          />
        </li>
      ))}
    </Flex>
  );
};
