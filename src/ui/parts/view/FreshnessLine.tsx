/** Shows the freshness of the metrics, with a link to their sources if permitted. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import type { AsOf } from '#domain/pastView.ts';
import { useAuth } from '../../services/useAuth.ts';
import { AppLink } from '../AppLink.tsx';
import { freshnessWords } from './freshnessWords.ts';
import { useMomentShown } from './useEventNumber.ts';
import styles from './ViewBar.module.css';

type FreshnessLineProps = {
  readonly sources: readonly MetricFreshness[] | null;
  readonly asOf: AsOf | null;
};

export const FreshnessLine = ({ sources, asOf }: FreshnessLineProps) => {
  const moment = useMomentShown(asOf);
  const role = roleOf(useAuth().profile?.role);
  if (sources === null || moment === null) return <p className={styles.freshness} aria-hidden="true" />;
  const text = freshnessWords(sources, moment);
  if (text === null) return null;
  const { path, roles } = protectedPages.integrations;
  return (
    <p className={styles.freshness}>
      {roles.some((one) => one === role) ? (
        <AppLink to={path} data-finger>
          {text}
        </AppLink>
      ) : (
        text
      )}
    </p>
  );
};
