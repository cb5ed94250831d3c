/** The few numbers that say how large the workspace is, counted from its log. */
import { useSelector } from '@xstate/react';
import { formatLimit } from '#domain/plans/money.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useReply } from '../../app/useReply.ts';
import styles from './Dashboard.module.css';
import { recentEvents } from './recentEvents.ts';

type Figure = { readonly label: string; readonly value: string | null; readonly note: string };

const ofLimit = (limit: number | undefined): string =>
  limit === undefined ? '' : limit === -1 ? 'no limit in your plan' : `of ${formatLimit(limit)} in your plan`;

const count = (value: number | undefined): string | null => (value === undefined ? null : formatLimit(value));

export const KeyFigures = () => {
  const { subscription } = useServices().actors;
  const { plan, limits, usage } = useSelector(subscription, ({ context }) => context);
  const known = useSelector(subscription, (snapshot) => snapshot.matches('ready'));
  const events = useReply('listEvents', recentEvents).data;
  const figures: readonly Figure[] = [
    { label: 'Clients', value: count(usage?.clients), note: ofLimit(limits?.maxClients) },
    { label: 'Team members', value: count(usage?.teamMembers), note: ofLimit(limits?.maxTeamMembers) },
    {
      label: 'Plan',
      value: plan === null ? (known ? 'None' : null) : plans[plan].title,
      note: known && plan === null ? 'the basic features are open' : '',
    },
    { label: 'Recorded events', value: count(events?.total), note: 'that you may see' },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
          <dd className={styles.note}>{note || ' '}</dd>
        </div>
      ))}
    </dl>
  );
};
