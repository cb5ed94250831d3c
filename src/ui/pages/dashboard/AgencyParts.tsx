/** Renders the agency's own parts: activity, and the workspace with counts, plan, people and the user's profile. */

import { useSelector } from '@xstate/react';
import { Statistic } from 'antd';
import { mayOpen, type ProtectedPageName, protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { Profile } from '#domain/contract/authSchemas.ts';
import type { WorkspaceOverview } from '#domain/contract/workspaceSchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { aboutKey, usePart } from '../../parts/usePart.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { type PagePart, PartTabs } from '../../widgets/PartTabs.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { Activity } from './Activity.tsx';
import styles from './Dashboard.module.css';
import { People } from './People.tsx';
import { PlanPart } from './PlanPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';

type Figure = {
  readonly label: string;
  readonly value: string | null | undefined;
  readonly note: string;
  readonly page: ProtectedPageName;
  readonly figure: string;
};

const ofLimit = (limit: number | undefined): string =>
  limit === undefined
    ? ''
    : limit === unlimited
      ? 'no limit in your plan'
      : `of ${formatLimit(limit)} in your plan`;

const counted = (
  overview: WorkspaceOverview | undefined,
  name: 'clients' | 'integrations' | 'competitors' | 'apps',
) => {
  const value = overview?.[name];
  return value == null ? value : formatLimit(value);
};

const useFigures = (overview: WorkspaceOverview | undefined): readonly Figure[] => {
  const { limits } = useSelector(useServices().actors.subscription, ({ context }) => context);
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
      value: events && formatLimit(events.last_7_days),
      note: events ? `${formatLimit(events.previous_7_days)} in the 7 days before` : '',
      page: 'advancedAnalytics',
      figure: 'overview-events',
    },
    {
      label: 'Apps',
      value: counted(overview, 'apps'),
      note: 'installed',
      page: 'marketplace',
      figure: 'overview-apps',
    },
  ];
};

/** Client users must not learn the size of the agency, so even the placeholders of other metrics are hidden from them. */
const forClients = ['overview-events'];

const KeyFigures = () => {
  const { profile, membership } = useAuth();
  const role = roleOf(profile?.role);
  const isClient = membership?.kind === 'client';
  const { data, error, refetch } = useReply('readWorkspace');
  const figures = useFigures(data?.overview).filter(
    ({ value, figure }) => value !== null && (!isClient || forClients.includes(figure)),
  );
  if (!data && error) return <ListFailure what="The key figures" error={error} onRetry={refetch} />;
  return (
    <ul className={styles.figures} aria-label="Key figures">
      {figures.map(({ label, value, note, page, figure }) => (
        <li key={label}>
          <Statistic
            title={mayOpen(role, page) ? <AppLink to={protectedPages[page].path}>{label}</AppLink> : label}
            value={value ?? ''}
            valueRender={() =>
              value === undefined ? (
                <Skeleton active title={{ width: 64 }} paragraph={false} />
              ) : (
                <span data-figure={figure}>{value}</span>
              )
            }
          />
          <p className={styles.note}>{note || '\u00a0'}</p>
        </li>
      ))}
    </ul>
  );
};

const Workspace = ({ profile }: { profile: Profile }) => (
  <div className={styles.workspace}>
    <PartBoundary component="Key figures">
      <KeyFigures />
    </PartBoundary>
    <div className={styles.side}>
      <PartBoundary component="Plan">
        <PlanPart />
      </PartBoundary>
      <PartBoundary component="People">
        <People />
      </PartBoundary>
      <PartBoundary component="Profile">
        <ProfilePart profile={profile} />
      </PartBoundary>
    </div>
  </div>
);

export const agencyParts = (profile: Profile): readonly PagePart[] => [
  {
    key: 'activity',
    label: 'Activity',
    children: (
      <PartBoundary component="Activity">
        <Activity />
      </PartBoundary>
    ),
  },
  { key: 'workspace', label: 'Workspace', children: <Workspace profile={profile} /> },
];

type AgencyPartsProps = {
  profile: Profile;
  /** The board of the sample client has a tab “Activity”, too. */
  isBelowBoard: boolean;
};

/** For people without a list of clients, who see the workspace first. */
export const AgencyParts = ({ profile, isBelowBoard }: AgencyPartsProps) => {
  const parts = agencyParts(profile)
    .map((part) =>
      isBelowBoard && part.key === 'activity' ? { ...part, label: 'Workspace activity' } : part,
    )
    .toReversed();
  return <PartTabs {...usePart(parts, aboutKey)} />;
};
