/** What there is to know of an app before it is installed, and who may do that with which plan. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { checkAppPlan, mayInstall } from '#domain/marketplace/installRules.ts';
import { appCategoryLabels } from '#domain/marketplace/listings.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { useAuth } from '../../app/useAuth.ts';
import { usePlan } from '../../app/usePlan.ts';
import { day } from '../../content/dates.ts';
import { appPrice, marketplaceTexts, planNeeded } from '../../content/marketplace.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import styles from './AppDialog.module.css';
import type { InstallationActor } from './UninstallNotice.tsx';

const Facts = ({ item }: { item: ListingItem }) => (
  <dl className={styles.facts}>
    <dt>Publisher</dt>
    <dd>{item.publisher}</dd>
    <dt>Kind</dt>
    <dd>{appCategoryLabels[item.category]}</dd>
    <dt>Price</dt>
    <dd>{item.monthly_price === 0 ? 'Free' : `${appPrice(item)}, not charged in this demo`}</dd>
    <dt>Version</dt>
    <dd>{item.version}</dd>
    <dt>Plan</dt>
    <dd>{plans[item.needed_plan].title} or larger</dd>
    {item.installation && (
      <>
        <dt>Installed</dt>
        <dd>
          {day(item.installation.installed_at)} by {item.installation.by.name}
        </dd>
      </>
    )}
  </dl>
);

type DetailProps = { item: ListingItem; installation: InstallationActor; onClose: () => void };

const Actions = ({ item, installation, onClose }: DetailProps) => {
  const { profile } = useAuth();
  const { plan, known } = usePlan();
  const busy = useSelector(installation, (snapshot) => snapshot.hasTag('busy'));
  const role = roleOf(profile?.role);
  const priced = { monthlyPrice: item.monthly_price };
  const app = { id: item.id, name: item.name, scopes: item.scopes, etag: item.installation?.etag ?? null };
  if (role === 'user') return <p className={styles.quiet}>{marketplaceTexts.browseOnly}</p>;
  if (!mayInstall(role, priced)) return <p className={styles.quiet}>{marketplaceTexts.onlyFree}</p>;
  if (item.installation) {
    return (
      <Button
        danger
        disabled={busy}
        onClick={() => {
          onClose();
          installation.send({ type: 'app.uninstall', app });
        }}
      >
        Uninstall {item.name}
      </Button>
    );
  }
  const locked = known ? checkAppPlan(plan, { neededPlan: item.needed_plan }) : null;
  if (locked) {
    return (
      <p className={styles.quiet}>
        {planNeeded(locked)}{' '}
        <AppLink to={mayOpen(role, 'billing') ? '/billing' : '/pricing'}>See plans</AppLink>
      </p>
    );
  }
  return (
    <Button
      type="primary"
      disabled={!known || busy}
      onClick={() => installation.send({ type: 'app.choose', app })}
    >
      Install {item.name}
    </Button>
  );
};

export const AppDetail = (props: DetailProps) => (
  <>
    <p>{props.item.summary}</p>
    <p className={styles.about}>{props.item.about}</p>
    <h3>Asks to be allowed to</h3>
    <ul className={styles.scopes}>
      {props.item.scopes.map((scope) => (
        <li key={scope}>{scope}</li>
      ))}
    </ul>
    <Facts item={props.item} />
    <div className={styles.actions}>
      <Actions {...props} />
    </div>
  </>
);
