/** Renders an app's details, and the plan and roles required to install it. */
import { useSelector } from '@xstate/react';
import { Button, Descriptions } from 'antd';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { checkAppPlan, mayInstall } from '#domain/marketplace/installRules.ts';
import { appCategoryLabels } from '#domain/marketplace/listings.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { day } from '../../content/dates.ts';
import { appPrice, marketplaceTexts, planNeeded } from '../../content/marketplace.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useAuth } from '../../services/useAuth.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { usePlan } from '../../services/usePlan.ts';
import styles from './AppDialog.module.css';
import type { ChangesActor, InstallationActor } from './installationActors.ts';

const factsOf = ({ installation, ...item }: ListingItem) => [
  { key: 'publisher', label: 'Publisher', children: item.publisher },
  { key: 'kind', label: 'Kind', children: appCategoryLabels[item.category] },
  ...(item.monthly_price === null
    ? []
    : [
        {
          key: 'price',
          label: 'Price',
          children: item.monthly_price === 0 ? 'Free' : `${appPrice(item)}, not charged in this demo`,
        },
      ]),
  { key: 'version', label: 'Version', children: item.version },
  ...(item.needed_plan === null
    ? []
    : [{ key: 'plan', label: 'Plan', children: `${plans[item.needed_plan].title} or larger` }]),
  ...(installation
    ? [
        {
          key: 'installed',
          label: 'Installed',
          children: `${day(installation.installed_at)}${installation.by ? ` by ${installation.by.name}` : ''}`,
        },
      ]
    : []),
];

type DetailProps = {
  item: ListingItem;
  installation: InstallationActor;
  changes: ChangesActor;
  onClose: () => void;
};

const Actions = ({ item, installation, changes, onClose }: DetailProps) => {
  const { profile } = useAuth();
  const { plan, known } = usePlan();
  const isInstalling = useSelector(installation, (snapshot) => snapshot.hasTag('busy'));
  const isChanging = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const busy = isInstalling || isChanging;
  const mayChange = useCanEdit();
  const role = roleOf(profile?.role);
  const { id, name, scopes } = item;
  if (role === 'user' || item.monthly_price === null || item.needed_plan === null)
    return <p className={styles.quiet}>{marketplaceTexts.browseOnly}</p>;
  if (!mayInstall(role, { monthlyPrice: item.monthly_price }))
    return <p className={styles.quiet}>{marketplaceTexts.onlyFree}</p>;
  if (!mayChange) return <p className={styles.quiet}>{marketplaceTexts.past}</p>;
  if (item.installation) {
    const { etag } = item.installation;
    return (
      <Button
        danger
        disabled={busy}
        onClick={() => {
          onClose();
          changes.send({ type: 'change.ask', kind: 'uninstall', id, name, etag });
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
      onClick={() => installation.send({ type: 'app.choose', app: { id, name, scopes } })}
    >
      Install {item.name}
    </Button>
  );
};

export const AppDetail = (props: DetailProps) => (
  <>
    <p>{props.item.summary}</p>
    <p className={styles.about}>{props.item.about}</p>
    <h3>Permissions</h3>
    <ul className={styles.scopes}>
      {props.item.scopes.map((scope) => (
        <li key={scope}>{scope}</li>
      ))}
    </ul>
    <Descriptions colon={false} column={1} size="small" items={factsOf(props.item)} />
    <div className={styles.actions}>
      <Actions {...props} />
    </div>
  </>
);
