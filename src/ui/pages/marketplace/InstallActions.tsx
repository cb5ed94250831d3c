/** Renders what a person can do with an app: install, uninstall, or learn which role or plan it needs. */
import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { checkAppPlan, mayInstall } from '#domain/marketplace/installRules.ts';
import { toolSettings } from '#domain/marketplace/toolSettings.ts';
import { ownValue } from '#domain/ownValue.ts';
import { marketplaceTexts, planNeeded } from '../../content/marketplace.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useAuth } from '../../services/useAuth.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { usePlan } from '../../services/usePlan.ts';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import type { ChangesActor, InstallationActor } from './installationActors.ts';

type InstallActionsProps = {
  item: ListingItem;
  installation: InstallationActor;
  changes: ChangesActor;
};

export const InstallActions = ({ item, installation, changes }: InstallActionsProps) => {
  const { profile } = useAuth();
  const { plan, known } = usePlan();
  const isInstalling = useSelector(installation, (snapshot) => snapshot.hasTag('busy'));
  const isChanging = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const busy = isInstalling || isChanging;
  const mayChange = useCanEdit();
  const role = roleOf(profile?.role);
  const { id, name, scopes, version } = item;
  if (role === 'user' || item.monthly_price === null || item.needed_plan === null)
    return <p className="quiet">{marketplaceTexts.browseOnly}</p>;
  if (!mayInstall(role, { monthlyPrice: item.monthly_price }))
    return <p className="quiet">{marketplaceTexts.onlyFree}</p>;
  if (!mayChange) return <p className="quiet">{marketplaceTexts.past}</p>;
  if (item.installation) {
    const { etag } = item.installation;
    return (
      <Flex gap={8} align="center">
        <Button
          danger
          disabled={busy}
          onClick={() => changes.send({ type: 'change.ask', kind: 'uninstall', id, name, etag })}
        >
          Uninstall {item.name}
        </Button>
        <MoreMenu
          name={name}
          items={[{ key: 'uninstallAll', label: 'Uninstall and remove what it added', danger: true }]}
          onChoose={(kind) => changes.send({ type: 'change.ask', kind, id, name, etag })}
        />
      </Flex>
    );
  }
  const hasSettings = item.tool !== null && ownValue(toolSettings, item.tool) !== undefined;
  const locked = known ? checkAppPlan(plan, { neededPlan: item.needed_plan }) : null;
  if (locked) {
    return (
      <p className="quiet">
        {planNeeded(locked)}{' '}
        <AppLink to={mayOpen(role, 'billing') ? '/billing' : '/pricing'}>See plans</AppLink>
      </p>
    );
  }
  return (
    <Button
      type="primary"
      disabled={!known || busy}
      onClick={() =>
        installation.send({ type: 'app.choose', app: { id, name, scopes, version, hasSettings } })
      }
    >
      Install {item.name}
    </Button>
  );
};
