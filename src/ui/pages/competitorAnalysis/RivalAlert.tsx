/** Sets an alert on a move of a competitor's share of voice. */
import { Button, Flex, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { type AlertDirection, alertDirectionLabels, alertDirections } from '#domain/alerts/alertRules.ts';
import { pointsInWords } from '#domain/alerts/ruleText.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import type { Reversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { Field } from '../../widgets/Field.tsx';
import { KitModal } from '../../widgets/KitModal.tsx';

type RivalAlertProps = {
  readonly competitor: CompetitorItem;
  readonly ask: Reversible['ask'];
  readonly onClose: () => void;
};

const windows = [1, 7, 14, 28] as const;
const mostPoints = 50;

const Preview = ({ query }: { query: Parameters<typeof useReply<'readAlertPreview'>>[1] }) => {
  const { data, error } = useReply('readAlertPreview', query);
  if (error && !data) return null;
  const times = data?.fired.length ?? 0;
  return (
    <p role="status" className="quiet">
      {data
        ? `Would have alerted ${times === 1 ? 'once' : `${times} times`} in the last 90 days.`
        : 'Counting…'}
    </p>
  );
};

type TermsProps = {
  readonly points: number | null;
  readonly days: number;
  readonly direction: AlertDirection;
  readonly setPoints: (points: number | null) => void;
  readonly setDays: (days: number) => void;
  readonly setDirection: (direction: AlertDirection) => void;
};

const Terms = ({ points, days, direction, setPoints, setDays, setDirection }: TermsProps) => (
  <Flex wrap gap="8px 12px">
    <Field label="Points">
      {(control) => (
        <InputNumber {...control} min={0.1} max={mostPoints} step={0.5} value={points} onChange={setPoints} />
      )}
    </Field>
    <Field label="Over">
      {(control) => (
        <Select
          {...control}
          value={days}
          options={windows.map((value) => ({ value, label: value === 1 ? '1 day' : `${value} days` }))}
          onChange={setDays}
        />
      )}
    </Field>
    <Field label="Direction">
      {(control) => (
        <Select
          {...control}
          value={direction}
          options={alertDirections.map((value) => ({ value, label: alertDirectionLabels[value] }))}
          onChange={setDirection}
        />
      )}
    </Field>
  </Flex>
);

export const RivalAlert = ({ competitor, ask, onClose }: RivalAlertProps) => {
  const { api } = useServices();
  const { domain, client_id } = competitor;
  const [points, setPoints] = useState<number | null>(2);
  const [days, setDays] = useState<number>(7);
  const [direction, setDirection] = useState<AlertDirection>('either');
  const rules = useReply('listAlertRules', { client: client_id, limit: '500' }).data?.items ?? [];
  const own = rules.filter(({ rival }) => rival === domain);
  const terms = { figure: 'sessions', condition: 'rival', direction, rival: domain } as const;
  const threshold = (points ?? 0) / 100;
  const isSound = points !== null && points > 0;
  const set = () => {
    ask({
      about: domain,
      made: `Alert set: ${domain} moves by ${pointsInWords(threshold)}.`,
      takenBack: `The alert about ${domain} is removed.`,
      make: async (options) => {
        const body = { client_ids: [client_id], ...terms, threshold, window_days: days, cooldown_days: 7 };
        const { rules: made } = await api.call('setAlertRules', { body, ...options });
        await api.call('checkAlerts', { body: { rule_ids: made.map(({ id }) => id) } });
      },
    });
    onClose();
  };
  return (
    <KitModal title={`Alert on ${domain}`} focus="title" onClose={onClose}>
      <Flex vertical gap={16}>
        <p>Each morning its share of voice (est.) is compared with that of the days before.</p>
        {own.length > 0 && (
          <p className="quiet">
            {own.length === 1 ? '1 alert is set already.' : `${own.length} alerts are set already.`}{' '}
            <AppLink to={`/dashboard?tab=alerts&client=${client_id}`}>All alerts</AppLink>
          </p>
        )}
        <Terms {...{ points, days, direction, setPoints, setDays, setDirection }} />
        {isSound && (
          <Preview
            query={{
              client: client_id,
              ...terms,
              threshold: String(threshold),
              window_days: String(days),
              cooldown_days: '7',
            }}
          />
        )}
      </Flex>
      <Flex gap={8} wrap style={{ marginTop: 'var(--space-24)' }}>
        <Button type="primary" disabled={!isSound} onClick={set}>
          Set alert
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Flex>
    </KitModal>
  );
};
