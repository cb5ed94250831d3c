/** Renders apps that set one kind of alert rule for chosen clients: Budget Watch and Quiet Bell. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { type AlertCondition, alertConditionWords } from '#domain/alerts/alertRules.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useReversible } from '../../../parts/useReversible.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { Field } from '../../../widgets/Field.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import type { ToolProps } from '../installationActors.ts';
import styles from './Tools.module.css';

type Kind = {
  readonly condition: AlertCondition;
  readonly figure: 'spend_cents' | 'revenue_cents';
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
};

const kinds = {
  budgets: {
    condition: 'pacing',
    figure: 'spend_cents',
    label: 'Off the budget by more than',
    options: [
      { value: 0.1, label: '10%' },
      { value: 0.2, label: '20%' },
      { value: 0.3, label: '30%' },
    ],
  },
  unusual: {
    condition: 'unusual',
    figure: 'revenue_cents',
    label: 'Sensitivity',
    options: [
      { value: 4, label: 'Low' },
      { value: 3, label: 'Medium' },
      { value: 2.5, label: 'High' },
    ],
  },
} as const satisfies Record<string, Kind>;

const AlertRuleTool = ({ kind, item: { installation } }: ToolProps & { kind: Kind }) => {
  const { api } = useServices();
  const changes = useReversible();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const open = installation.client_ids;
  const clients = useClients(true)?.filter(
    ({ id, status }) => status === 'active' && (open?.includes(id) ?? true),
  );
  const rules = useReply('listAlertRules', { limit: '500' }).data?.items;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [threshold, setThreshold] = useState<number>(
    Number(installation.settings.threshold ?? kind.options[1]?.value),
  );
  const { condition, figure } = kind;
  const watched = new Set(
    rules
      ?.filter((rule) => rule.condition === condition && rule.figure === figure)
      .map((rule) => rule.client_id),
  );
  const set = () => {
    const many = `${chosen.length} ${chosen.length === 1 ? 'client' : 'clients'}`;
    changes.ask({
      make: async (options) => {
        await api.call('setAlertRules', {
          body: {
            client_ids: [...chosen],
            figure,
            condition,
            threshold,
            window_days: 1,
            cooldown_days: 7,
          },
          ...options,
        });
        setChosen([]);
      },
      made: `Alerts are set for ${many}.`,
      takenBack: `The alerts for ${many} are removed.`,
    });
  };
  return (
    <>
      <p className="quiet" role="status">
        {rules ? `${watched.size} clients have a rule “${alertConditionWords[condition]}”.` : ''}{' '}
        <AppLink to="/dashboard?tab=alerts">All alerts</AppLink>
      </p>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      <OnlyChangeable>
        <Flex wrap align="end" gap="8px 12px">
          <div className={styles.wide}>
            <Field label="Clients">
              {(control) => (
                <Select
                  {...control}
                  mode="multiple"
                  value={[...chosen]}
                  placeholder="Choose clients"
                  showSearch={searchedByLabel}
                  options={(clients ?? [])
                    .filter(({ id }) => !watched.has(id))
                    .map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={setChosen}
                />
              )}
            </Field>
          </div>
          <Field label={kind.label}>
            {(control) => (
              <Select {...control} value={threshold} options={[...kind.options]} onChange={setThreshold} />
            )}
          </Field>
          <Button type="primary" disabled={busy || chosen.length === 0} onClick={set}>
            Set alerts
          </Button>
        </Flex>
      </OnlyChangeable>
    </>
  );
};

export const BudgetTool = ({ item }: ToolProps) => <AlertRuleTool kind={kinds.budgets} item={item} />;
export const UnusualTool = ({ item }: ToolProps) => <AlertRuleTool kind={kinds.unusual} item={item} />;
