/** How new the figures are, with the way to their sources for those who may go there. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { AppLink } from '../AppLink.tsx';
import { freshnessWords } from './freshnessWords.ts';
import styles from './ViewBar.module.css';

export const FreshnessLine = ({ sources }: { sources: readonly MetricFreshness[] | null }) => {
  const { clock } = useServices().world;
  const role = roleOf(useAuth().profile?.role);
  if (sources === null) return <p className={styles.freshness} aria-hidden="true" />;
  const text = freshnessWords(sources, clock.now());
  if (text === null) return null;
  const { path, roles } = protectedPages.integrations;
  return (
    <p className={styles.freshness}>
      {roles.some((one) => one === role) ? <AppLink to={path}>{text}</AppLink> : text}
    </p>
  );
};
