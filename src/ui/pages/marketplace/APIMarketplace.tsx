/** Renders the marketplace: everyone can browse apps, agency users can install and use them. */
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { roleOf } from '#domain/access/role.ts';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { mayInstall } from '#domain/marketplace/installRules.ts';
import { ownValue } from '#domain/ownValue.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { installationMachine } from '#machines/marketplace/installationMachine.ts';
import { installationService, uninstallService } from '#machines/marketplace/installationService.ts';
import { marketplaceTexts } from '../../content/marketplace.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { ShownSubject } from '../../parts/ShownSubject.tsx';
import { TabLinks, useTab } from '../../parts/TabLinks.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { type LateCode, useLazyModule } from '../../services/useLazyModule.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Page, PageHead } from '../../widgets/Page.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import styles from './APIMarketplace.module.css';
import { AppList } from './AppList.tsx';
import { AppPage, AppTitle } from './AppPage.tsx';
import { AppMark } from './AppPicture.tsx';
import { Browse } from './Browse.tsx';
import { InstallActions } from './InstallActions.tsx';
import { InstallDialog } from './InstallDialog.tsx';
import { InstalledPart } from './InstalledPart.tsx';
import type { InstalledItem } from './installationActors.ts';
import { RequestApp } from './RequestApp.tsx';
import { ToolPart } from './ToolPart.tsx';
import { type AppFilters, useAppFilters } from './useAppFilters.ts';

const useLifecycles = () => {
  const { api, ownChanges } = useServices();
  const installation = useLifecycle(() => installationMachine.provide(installationService({ api })), {
    id: 'installation',
    frameOf: api.frameOf,
  });
  const changes = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: uninstallService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  return { installation, changes };
};

const words = (kind: string, name: string) => ({
  made: kind === 'uninstall' ? `${name} is uninstalled.` : `${name} and what it added are removed.`,
  takenBack:
    kind === 'uninstall' ? `${name} is installed again.` : `${name} and what it added are here again.`,
});

const noItems: readonly ListingItem[] = [];

const Waiting = () => (
  <div aria-busy="true" className={styles.waiting}>
    {['a', 'b', 'c', 'd'].map((card) => (
      <Skeleton key={card} active avatar={{ shape: 'square' }} paragraph={{ rows: 3 }} />
    ))}
  </div>
);

const Updates = ({ items }: { items: readonly ListingItem[] }) => {
  const updates = items.filter(
    ({ installation, version }) => installation && installation.version !== version,
  );
  return (
    <>
      <p className="quiet" role="status">
        {updates.length === 1 ? '1 update' : `${updates.length} updates`}
        {updates.length === 0 && '. Every installed app is at its latest version.'}
      </p>
      <AppList label="Updates" items={updates} />
    </>
  );
};

const Installed = ({ items }: { items: readonly ListingItem[] }) => {
  const installed = items.filter(({ installation }) => installation !== null);
  return installed.length > 0 || items.length === 0 ? (
    <AppList label="Installed" items={installed} />
  ) : (
    <EmptyState
      title="No apps installed"
      text="Look for “Works in this demo” in the list."
      action={<ButtonLink to="/marketplace?use=works">Browse apps</ButtonLink>}
    />
  );
};

const tabs = [
  { key: '', label: 'Browse' },
  { key: 'installed', label: 'Installed' },
  { key: 'updates', label: 'Updates' },
  { key: 'requests', label: 'Requests' },
] as const;

/** People of a client have no keys. */
const staffTabs = [...tabs, { key: 'api', label: 'API' }] as const;

const hasInstallation = (item: ListingItem): item is InstalledItem => item.installation !== null;

/** People of a client see what is installed, and use nothing (ruling D11). */
const Use = ({ item }: { item: ListingItem }) => {
  const role = roleOf(useAuth().profile?.role);
  const mayAsk =
    role === 'user' || (role !== null && !mayInstall(role, { monthlyPrice: item.monthly_price ?? 0 }));
  if (mayAsk)
    return (
      <OnlyChangeable>
        <RequestApp app={item} />
      </OnlyChangeable>
    );
  if (!hasInstallation(item)) return null;
  return (
    <>
      {item.tool !== null && <ToolPart item={item} tool={item.tool} />}
      <InstalledPart item={item} />
    </>
  );
};

const lateApi = {
  fault: 'The API keys did not load',
  load: async () => (await import('./api/ApiTab.tsx')).ApiTab,
};
const lateRequests = {
  fault: 'The requests did not load',
  load: async () => (await import('./AppRequests.tsx')).AppRequests,
};

const LateTab = ({ name, late }: { name: string; late: LateCode<() => ReactNode> }) => {
  const Shown = useLazyModule(true, late);
  if (!Shown) return <TabSkeleton rows={4} cards={1} />;
  return (
    <PartBoundary component={name}>
      <Shown />
    </PartBoundary>
  );
};

const ownTabs: Readonly<Record<string, () => ReactNode>> = {
  requests: () => <LateTab name="Requests" late={lateRequests} />,
  api: () => <LateTab name="API" late={lateApi} />,
};

type TabBodyProps = { tab: string; items: readonly ListingItem[]; filters: AppFilters };

const TabBody = ({ tab, items, filters }: TabBodyProps) => {
  if (tab === 'installed') return <Installed items={items} />;
  return tab === 'updates' ? <Updates items={items} /> : <Browse items={items} filters={filters} />;
};

const BackLink = () => {
  const [params] = useSearchParams();
  const back = new URLSearchParams(params);
  back.delete('app');
  return (
    <p className={styles.back}>
      <AppLink to={back.size === 0 ? '/marketplace' : `/marketplace?${back}`} markCurrent={false}>
        All apps
      </AppLink>
    </p>
  );
};

export const APIMarketplace = () => {
  const lifecycles = useLifecycles();
  const { installation, changes } = lifecycles;
  const filters = useAppFilters();
  const shownTabs = useAuth().membership?.kind === 'client' ? tabs : staffTabs;
  const tab = useTab(shownTabs);
  // Requests and keys are there without the list of apps.
  const Own = filters.app === null ? ownValue(ownTabs, tab) : undefined;
  const { data, error, refetch } = useReply('listListings', { limit: '500' }, Own === undefined);
  const items = data?.items ?? noItems;
  const item = items.find(({ id }) => id === filters.app);
  const notice = <ChangeNotice actor={changes} words={words} />;
  if (item) {
    return (
      <Page>
        <ShownSubject name={item.name} />
        <BackLink />
        <PageHead
          title={item.name}
          mark={<AppMark item={item} />}
          sub={<AppTitle item={item} />}
          actions={<InstallActions item={item} {...lifecycles} />}
        />
        {notice}
        <Use item={item} />
        <AppPage item={item} />
        <InstallDialog installation={installation} item={item} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHead title="Marketplace" sub={`${marketplaceTexts.lead} ${marketplaceTexts.demo}`} />
      <TabLinks path="/marketplace" label="Marketplace" tabs={shownTabs} current={tab} />
      {notice}
      {Own && <Own />}
      {!Own && error && !data && <ListFailure what="The apps" error={error} onRetry={refetch} />}
      {!Own && !data && !error && <Waiting />}
      {data && filters.app !== null && (
        <EmptyState
          title="App not found"
          text="The publisher may have removed it, or the address is wrong."
          action={<ButtonLink to="/marketplace">All apps</ButtonLink>}
        />
      )}
      {!Own && data && filters.app === null && <TabBody tab={tab} items={items} filters={filters} />}
    </Page>
  );
};
