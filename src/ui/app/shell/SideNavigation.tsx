/** Renders the navigation of signed-in people on wide screens (ruling D30) in four groups. */
import { Layout } from 'antd';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { roleOf } from '#domain/access/role.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { Brand } from '../../parts/brand/Brand.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { shownHint } from '../../widgets/hintOf.ts';
import { LineIcon } from '../../widgets/LineIcon.tsx';
import { type MenuGroup, menuGroups } from '../navigation/menuGroups.ts';
import { PageIcon } from './PageIcon.tsx';
import styles from './SideNavigation.module.css';
import { chooseSider, siderInForce } from './siderChoice.ts';

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
          {menuGroups(roleOf(profile?.role)).map((group) => (
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
