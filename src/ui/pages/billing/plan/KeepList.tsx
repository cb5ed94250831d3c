/** Lets the user choose the items to keep on a plan with smaller quotas, at the end of the period or in a simulation. */
import { useSelector } from '@xstate/react';
import { Button, Checkbox, Space } from 'antd';
import { useState } from 'react';
import {
  type KeptResource,
  keptResources,
  type QuotaChoice,
  type QuotaPart,
  type QuotaReply,
} from '#domain/contract/quotaSchemas.ts';
import { isPlanName, type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { startSimulationAction } from '../../../parts/simulationActions.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { SideDrawer } from '../../../widgets/SideDrawer.tsx';
import styles from '../Billing.module.css';
import { resourceWords } from './resourceWords.ts';

const chosenIn = ({ items }: QuotaPart): readonly string[] =>
  items.filter(({ stays }) => stays).map(({ id }) => id);

const choiceOf = (room: QuotaReply): QuotaChoice => ({
  clients: [...chosenIn(room.clients)],
  team_members: [...chosenIn(room.team_members)],
  integrations: [...chosenIn(room.integrations)],
  dashboards: [...chosenIn(room.dashboards)],
});

type PartProps = {
  resource: KeptResource;
  part: QuotaPart;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
};

const ChoicePart = ({ resource, part, chosen, onChoose }: PartProps) => {
  const { label, aside } = resourceWords[resource];
  const { limit, items } = part;
  const rest = items.length - chosen.length;
  const isFull = limit !== -1 && chosen.length >= limit;
  return (
    <section className={styles.part} aria-labelledby={`keep-${resource}`}>
      <h3 id={`keep-${resource}`}>{label}</h3>
      <p className={styles.quiet} role="status">
        {limit === -1
          ? 'Unlimited: all stay.'
          : `${chosen.length} of ${limit} chosen${rest > 0 ? `, ${rest} will be ${aside}` : ''}.`}
      </p>
      {limit !== -1 && items.length > 0 && (
        <Checkbox.Group
          className={styles.choices ?? ''}
          value={[...chosen]}
          onChange={onChoose}
          options={items.map(({ id, label: name, detail, fixed }) => ({
            value: id,
            disabled: fixed || (isFull && !chosen.includes(id)),
            label: (
              <span className={styles.choice}>
                {name}
                <small>{fixed ? `${detail}, always kept` : detail}</small>
              </span>
            ),
          }))}
        />
      )}
    </section>
  );
};

type ResolverProps = {
  plan: PlanName;
  /** True if the plan starts at the end of the period; otherwise it is only simulated. */
  isScheduled: boolean;
  changes: Reversible;
  onClose: () => void;
};

const Choices = ({ room, ...props }: ResolverProps & { room: QuotaReply }) => {
  const { plan, isScheduled, changes, onClose } = props;
  const { api } = useServices();
  const { profile } = useAuth();
  const [choice, setChoice] = useState(() => choiceOf(room));
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const own = useReply('readBilling').data?.subscription?.plan_name;
  const { title } = plans[plan];
  const save = () => {
    changes.ask({
      make: (options) => api.call('chooseKept', { body: { keep: choice }, ...options }),
      made: `Keep list for ${title} saved.`,
      takenBack: 'Keep list restored.',
    });
    onClose();
  };
  const look = () => {
    changes.ask(startSimulationAction(api, { plan, own: isPlanName(own) ? own : plan, keep: choice }));
    onClose();
  };
  const actions = (
    <Space wrap>
      {isScheduled && (
        <Button type="primary" disabled={busy} onClick={save}>
          Save keep list
        </Button>
      )}
      {profile?.role === 'admin' && plan !== own && (
        <Button type={isScheduled ? 'default' : 'primary'} disabled={busy} onClick={look}>
          Preview the app as {title}
        </Button>
      )}
      <Button onClick={onClose}>Cancel</Button>
    </Space>
  );
  return (
    <SideDrawer
      title={`Keep list for ${title}`}
      focus="title"
      holdsChoices
      footer={actions}
      onClose={onClose}
    >
      <div className={styles.part}>
        <p className={styles.quiet}>
          Nothing is deleted. Clients over the limit are archived, dashboards become view-only, people are
          suspended, and connections are disconnected with their data kept. A larger plan restores all of it.
        </p>
        {keptResources.map((resource) => (
          <ChoicePart
            key={resource}
            resource={resource}
            part={room[resource]}
            chosen={choice[resource]}
            onChoose={(ids) => setChoice((before) => ({ ...before, [resource]: ids }))}
          />
        ))}
      </div>
    </SideDrawer>
  );
};

export const KeepList = (props: ResolverProps) => {
  const { plan, onClose } = props;
  const { data, error, refetch } = useReply('readRoom', { plan_name: plan });
  if (data) return <Choices {...props} room={data} />;
  return (
    <SideDrawer title={`Keep list for ${plans[plan].title}`} focus="title" onClose={onClose}>
      {error ? (
        <ListFailure what="The keep list" error={error} onRetry={refetch} />
      ) : (
        <ShapeSkeleton rows={8} />
      )}
    </SideDrawer>
  );
};
