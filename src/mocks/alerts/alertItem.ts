/** Serializes an alert with its rule. */
import type { AlertItem } from '#domain/contract/alertSchemas.ts';
import type { Alert, AlertRule } from '#events/alerts/alert.ts';
import { versionTag } from '../http/version.ts';

export const alertItem = (alert: Alert, rule: AlertRule | undefined): AlertItem | null =>
  rule
    ? {
        id: alert.id,
        client_id: alert.clientId,
        figure: alert.figure,
        value: alert.value,
        day: alert.day,
        rule: {
          id: rule.id,
          condition: rule.condition,
          threshold: rule.threshold,
          direction: rule.direction,
          rival: rule.rival ?? null,
          window_days: rule.windowDays,
        },
        status: alert.status,
        raised_at: alert.raisedAt,
        updated_at: alert.updatedAt,
        etag: versionTag(alert.revision),
      }
    : null;
