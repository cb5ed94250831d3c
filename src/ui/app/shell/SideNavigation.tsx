/** Renders the navigation of signed-in people on wide screens (ruling D30) in four groups. */
import { Layout } from 'antd';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import { menuOf, protectedPages } from '#domain/access/protectedPages.ts';
import type { Role } from '#domain/access/role.ts';
import { roleOf } from '#domain/access/role.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { Brand } from '../../parts/brand/Brand.tsx';
import { useBrand } from '../../parts/brand/useBrand.ts';
import type { BrowserStore } from '../../services/browserStore.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { shownHint } from '../../widgets/hintOf.ts';
import { LineIcon } from '../../widgets/LineIcon.tsx';
import { type MenuLink, ownMenu } from '../navigation/menuLinks.ts';
import styles from './SideNavigation.module.css';

type MenuPage = MenuLink & { readonly page: ProtectedPageName };

type MenuGroup = { readonly title: string; readonly links: readonly MenuPage[] };

const groups: readonly { readonly title: string; readonly pages: readonly ProtectedPageName[] }[] = [
  { title: 'Overview', pages: ['dashboard', 'clients'] },
  {
    title: 'Insights',
    pages: ['aiChat', 'advancedAnalytics', 'roiCalculator', 'competitorAnalysis', 'realTimeMonitoring'],
  },
  { title: 'Data', pages: ['integrations', 'marketplace'] },
  { title: 'Workspace', pages: ['whiteLabel', 'billing'] },
];

/** Groups the links of a signed-in person by purpose (ruling D30), with the same links as the menu of small screens. */
export const menuGroups = (role: Role, menu?: string): readonly MenuGroup[] => {
  const own = ownMenu(role, menu);
  if (own) {
    const links = own.map(({ page, label }) => ({ page, to: protectedPages[page].path, label }));
    return [{ title: 'Menu', links }];
  }
  const open = menuOf(role);
  return groups
    .map(({ title, pages }) => ({
      title,
      links: pages
        .filter((page) => open.includes(page))
        .map((page) => ({ page, to: protectedPages[page].path, label: protectedPages[page].label })),
    }))
    .filter(({ links }) => links.length > 0);
};

const shapes: Readonly<Record<ProtectedPageName, string>> = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  clients:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 19.5c.6-3.2 3-5 6-5s5.4 1.8 6 5M15.5 4.9a3.5 3.5 0 0 1 0 6.2M17.5 15c1.8.7 3 2.2 3.5 4.5',
  aiChat: 'M12 3.5 13.9 9 19.5 11 13.9 13 12 18.5 10.1 13 4.5 11 10.1 9zM18.5 16v4M16.5 18h4',
  advancedAnalytics: 'M4 19.5h16M5 15l4.5-5 3.5 3.5L19 6.5M15 6.5h4v4',
  roiCalculator:
    'M6 3.5h12v17H6zM9 7h6M9 11.5h.01M12 11.5h.01M15 11.5h.01M9 14.5h.01M12 14.5h.01M15 14.5h.01M9 17.5h3',
  competitorAnalysis:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 12h.01',
  realTimeMonitoring: 'M3 12.5h4L10 5l4 14 3-6.5h4',
  integrations: 'M9 3.5V8M15 3.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v3.5',
  marketplace: 'M5 9.5 6.5 4h11L19 9.5M5 9.5v10.5h14V9.5M5 9.5h14M9.5 9.5v2a2.5 2.5 0 0 0 5 0v-2',
  whiteLabel:
    'M12 3.5c-5 0-8.5 3.6-8.5 8.2s3.4 8.8 7.8 8.8c2.6 0 1.2-2.6 2-3.8 1-1.5 7.2.6 7.2-5C20.5 7 17 3.5 12 3.5ZM8 11h.01M11 7.5h.01M15.5 9h.01',
  billing: 'M3.5 6h17v12.5h-17zM3.5 10h17M7 15h3',
  demo: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20c.8-3.6 3.6-5.5 7-5.5s6.2 1.9 7 5.5',
};

const PageIcon = ({ page }: { page: ProtectedPageName }) => <LineIcon path={shapes[page]} />;

type SiderChoice = 'wide' | 'rail';

const key = 'agencylens.sider';

/** A script in the head applies the stored choice before the first paint. */
export const siderInForce = ({ dataset }: HTMLElement): SiderChoice =>
  dataset.sider === 'rail' ? 'rail' : 'wide';

export const chooseSider = (choice: SiderChoice, storage: BrowserStore, root: HTMLElement): void => {
  if (choice === 'wide') {
    storage.removeItem(key);
    delete root.dataset.sider;
  } else {
    storage.setItem(key, choice);
    root.dataset.sider = choice;
  }
};

/** A page below a link's path, such as one client's, counts as within it. */
const isWithin = (pathname: string, to: string): boolean => pathname.startsWith(`${to}/`);

const Group = ({ title, links, isRail }: MenuGroup & { isRail: boolean }) => {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <>
      <span id={id} className={styles.title}>
        {title}
      </span>
      <ul aria-labelledby={id}>
        {links.map(({ page, to, label }) => (
          <li key={page}>
            <AppLink
              to={to}
              className={styles.link}
              data-within={isWithin(pathname, to) || undefined}
              {...shownHint(isRail ? label : undefined)}
            >
              <PageIcon page={page} />
              <span className={styles.label}>{label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
};

const useRail = () => {
  const { localStorage } = useServices();
  const [choice, setChoice] = useState(() => siderInForce(document.documentElement));
  const toggle = () => {
    const next = choice === 'rail' ? 'wide' : 'rail';
    chooseSider(next, localStorage, document.documentElement);
    setChoice(next);
  };
  return { isRail: choice === 'rail', toggle };
};

export const SideNavigation = () => {
  const { profile } = useAuth();
  const { isRail, toggle } = useRail();
  const { look } = useBrand();
  return (
    // Ant Design renders an <aside>; the landmark here is the navigation in it.
    <Layout.Sider
      role="none"
      theme="light"
      width="var(--sider-width)"
      trigger={null}
      className={styles.sider ?? ''}
    >
      <nav aria-label="Main" className={styles.inner}>
        <AppLink to="/dashboard" className={styles.home} markCurrent={false}>
          <Brand />
        </AppLink>
        <div className={styles.groups}>
          {menuGroups(roleOf(profile?.role), look?.portal_menu).map((group) => (
            <Group key={group.title} {...group} isRail={isRail} />
          ))}
        </div>
        <button
          type="button"
          className={styles.fold}
          aria-label={isRail ? 'Expand the navigation' : 'Collapse the navigation'}
          aria-expanded={!isRail}
          {...shownHint(isRail ? 'Expand the navigation' : undefined)}
          onClick={toggle}
        >
          <LineIcon path="M4 5h16v14H4zM9.5 5v14M16 9.5 13.5 12l2.5 2.5" />
          <span className={styles.label}>Collapse</span>
        </button>
      </nav>
    </Layout.Sider>
  );
};
