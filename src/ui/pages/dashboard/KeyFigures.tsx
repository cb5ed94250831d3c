/** The workspace in a few figures, each the way to the page that tells more; only those whose page is open to the person. */
import { useSelector } from '@xstate/react';
import { mayOpen, type ProtectedPageName, protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { WorkspaceOverview } from '#domain/contract/workspaceSchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { plans, unlimited } from '#domain/plans/planCatalogue.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useAuth } from '../../app/useAuth.ts';
import { useReply } from '../../app/useReply.ts';
import { shortDay } from '../../content/dates.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import styles from './Dashboard.module.css';

type Figure = {
  readonly label: string;
  readonly value: string | null;
  readonly note: string;
  readonly page: ProtectedPageName;
  /** What the Lab explains it by. */
  readonly figure: string;
};

const ofLimit = (limit: number | undefined): string =>
  limit === undefined
    ? ''
    : limit === unlimited
      ? 'no limit in your plan'
      : `of ${formatLimit(limit)} in your plan`;

const usePlanFigure = (): Figure => {
  const { subscription } = useServices().actors;
  const context = useSelector(subscription, (snapshot) => snapshot.context);
  const known = useSelector(subscription, (snapshot) => snapshot.matches('ready'));
  const { plan, subscription: terms } = context;
  const ends = terms?.trial_end ?? terms?.current_period_end;
  return {
    label: 'Plan',
    value: plan === null ? (known ? 'None' : null) : plans[plan].title,
    note:
      plan === null || ends === undefined
        ? known
          ? 'the basic features are open'
          : ''
        : `${terms?.trial_end ? 'trial' : 'period'} until ${shortDay(ends)}`,
    page: 'billing',
    figure: 'subscription-plan',
  };
};

/** `null` of the overview means that the figure is not for this person; no overview, that it is not known yet. */
const counted = (
  overview: WorkspaceOverview | undefined,
  name: 'clients' | 'integrations' | 'competitors',
) => {
  const value = overview?.[name];
  return value === undefined ? '–' : value === null ? null : formatLimit(value);
};

const useFigures = (): readonly Figure[] => {
  const { limits } = useSelector(useServices().actors.subscription, ({ context }) => context);
  const overview = useReply('readWorkspace').data?.overview;
  const plan = usePlanFigure();
  const { events } = overview ?? {};
  return [
    {
      label: 'Clients',
      value: counted(overview, 'clients'),
      note: ofLimit(limits?.maxClients),
      page: 'clients',
      figure: 'overview-clients',
    },
    {
      label: 'Integrations',
      value: counted(overview, 'integrations'),
      note: ofLimit(limits?.maxIntegrations),
      page: 'integrations',
      figure: 'overview-integrations',
    },
    {
      label: 'Competitors',
      value: counted(overview, 'competitors'),
      note: 'watched for your clients',
      page: 'competitorAnalysis',
      figure: 'overview-competitors',
    },
    {
      label: 'Events this week',
      value: events ? formatLimit(events.last_7_days) : '–',
      note: events ? `${formatLimit(events.previous_7_days)} in the 7 days before` : '',
      page: 'advancedAnalytics',
      figure: 'overview-events',
    },
    {
      label: 'Apps',
      value: overview ? formatLimit(overview.apps) : '–',
      note: 'installed',
      page: 'marketplace',
      figure: 'overview-apps',
    },
    { ...plan, value: plan.value ?? '–' },
  ];
};

export const KeyFigures = () => {
  const { profile } = useAuth();
  const role = roleOf(profile?.role);
  const figures = useFigures().filter(({ value }) => value !== null);
  return (
    <dl className={styles.figures} aria-label="Key figures">
      {figures.map(({ label, value, note, page, figure }) => (
        <div key={label}>
          <dt>{mayOpen(role, page) ? <AppLink to={protectedPages[page].path}>{label}</AppLink> : label}</dt>
          <dd data-figure={figure}>{value}</dd>
          <dd className={styles.note}>{note || '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
};
