/** Renders the billing page: plan and quotas, revenue, invoices, team, mail, and subscription history. */
import { Flex } from 'antd';

import { Navigate, useSearchParams } from 'react-router-dom';
import { ownValue } from '#domain/ownValue.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { ShownSubject } from '../../parts/ShownSubject.tsx';
import { type LateCode, useLazyModule } from '../../services/useLazyModule.ts';
import { usePlan } from '../../services/usePlan.ts';
import { Page, PageHead } from '../../widgets/Page.tsx';
import type { Shape } from '../../widgets/ShapeSkeleton.tsx';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import { useCurrentInSight } from '../../widgets/useCurrentInSight.ts';
import styles from './Billing.module.css';
import { PlanTab } from './plan/PlanTab.tsx';

type Part = () => React.ReactNode;

type LateTab = LateCode<Part> & { readonly shape: Shape };

const late: Readonly<Record<string, LateTab>> = {
  revenue: {
    fault: 'The revenue did not load',
    shape: { figures: 4, cards: 2, rows: 6 },
    load: async () => (await import('./revenue/RevenuePart.tsx')).RevenuePart,
  },
  invoices: {
    fault: 'The invoices did not load',
    shape: { rows: 8 },
    load: async () => (await import('./invoices/Invoices.tsx')).Invoices,
  },
  team: {
    fault: 'The team did not load',
    shape: { rows: 6 },
    load: async () => (await import('./team/Team.tsx')).Team,
  },
  mail: {
    fault: 'The mails did not load',
    shape: { rows: 8 },
    load: async () => (await import('./mail/MailTab.tsx')).MailTab,
  },
  reseller: {
    fault: 'The reseller program did not load',
    shape: { figures: 3, rows: 4 },
    load: async () => (await import('./reseller/ResellerTab.tsx')).ResellerTab,
  },
  history: {
    fault: 'The history did not load',
    shape: { rows: 6 },
    load: async () => (await import('./history/BillingHistory.tsx')).BillingHistory,
  },
};

const labels = {
  plan: 'Plan',
  revenue: 'Revenue',
  invoices: 'Invoices',
  team: 'Team',
  mail: 'Mail',
  api: 'API',
  reseller: 'Reseller',
  history: 'History',
} as const;

/** API keys moved to the marketplace; links and bookmarks to their former tab lead there. */
const apiAddress = '/marketplace?tab=api';

const LatePart = ({ name, part }: { name: string; part: LateTab }) => {
  const Shown = useLazyModule(true, part);
  if (!Shown) return <TabSkeleton {...part.shape} />;
  return (
    <PartBoundary component={name}>
      <Shown />
    </PartBoundary>
  );
};

const addressOf = (name: string): string => {
  if (name === 'api') return apiAddress;
  return name === 'plan' ? '/billing' : `/billing?tab=${name}`;
};

const titleOf = (tab: string): string | null =>
  Object.entries(labels).find(([name]) => name === tab)?.[1] ?? null;

export const Billing = () => {
  const tab = useSearchParams()[0].get('tab') ?? 'plan';
  const part = ownValue(late, tab);
  const current = part ? tab : 'plan';
  const { has } = usePlan();
  const tabs = useCurrentInSight<HTMLElement>(current);
  /** The reseller tab is hidden without the feature; the plan list mentions it in one line. */
  const shown = Object.entries(labels).filter(([name]) => name !== 'reseller' || has('reseller'));
  const workspace = useReply('readWorkspace').data?.workspace;
  if (tab === 'api') return <Navigate replace to={apiAddress} />;
  return (
    <Page>
      <PageHead title="Billing" sub={`Subscription for ${workspace?.name ?? 'your workspace'}`} />
      <Flex component="nav" ref={tabs} gap={24} className={styles.tabs ?? ''} aria-label="Billing">
        <ShownSubject name={part ? titleOf(tab) : null} />
        {shown.map(([name, label]) => (
          <AppLink key={name} to={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
            {label}
          </AppLink>
        ))}
      </Flex>
      {part ? <LatePart key={tab} name={current} part={part} /> : <PlanTab />}
    </Page>
  );
};
