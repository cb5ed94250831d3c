/** Renders an app's update: what changed, and consent where it requests new permissions. */
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { ListingDetails } from '#domain/contract/marketplaceSchemas.ts';
import { day } from '../../content/dates.ts';
import { Permissions } from '../../parts/apps/Permissions.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { KitModal } from '../../widgets/KitModal.tsx';
import styles from './InstallDialog.module.css';
import type { ChangeTerms, InstalledItem } from './installationActors.ts';
import { useListing } from './useListing.ts';

type Release = ListingDetails['releases'][number];

const Changes = ({ releases }: { releases: readonly Release[] }) => (
  <ul className={styles.changes} aria-label="What changed">
    {releases.map(({ version, day: on, notes }) => (
      <li key={version}>
        {version}, {day(on)}: {notes}
      </li>
    ))}
  </ul>
);

type AppUpdateProps = { item: InstalledItem; isBusy: boolean; onUpdate: ChangeTerms };

/** An update without new permissions is made at once. */
export const AppUpdate = ({ item, isBusy, onUpdate }: AppUpdateProps) => {
  const { name, id, version, scopes, installation } = item;
  const [isAsking, setAsking] = useState(false);
  const releases = useListing(id).data?.details.releases ?? [];
  if (installation.version === version) return null;
  const since = releases.findIndex((release) => release.version === installation.version);
  const newer = releases.slice(0, since === -1 ? 1 : since);
  const added = scopes.filter((scope) => !installation.scopes.includes(scope));
  const update = () => {
    setAsking(false);
    onUpdate(
      { scopes: [...scopes], version },
      {
        made: `${name} is updated to ${version}.`,
        takenBack: `${name} is at ${installation.version} again.`,
      },
    );
  };
  return (
    <section aria-label={`Update of ${name}`}>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <h3>
          {installation.version} → {version}
        </h3>
        <OnlyChangeable>
          <Button
            type="primary"
            disabled={isBusy}
            onClick={() => (added.length > 0 ? setAsking(true) : update())}
          >
            Update {name}
          </Button>
        </OnlyChangeable>
      </Flex>
      <p className="quiet">
        {added.length === 0
          ? 'Asks for no new permissions.'
          : `Asks for ${added.length === 1 ? 'a new permission' : `${added.length} new permissions`}: ${added.join(', ')}.`}
      </p>
      <Changes releases={newer} />
      {isAsking && (
        <KitModal focus="title" title={`New permissions for ${name}`} onClose={() => setAsking(false)}>
          <Permissions scopes={scopes} added={added} />
          <Flex wrap gap="8px 12px" className={`${styles.actions} touch`}>
            <Button type="primary" onClick={update}>
              Allow and update
            </Button>
            <Button onClick={() => setAsking(false)}>Keep {installation.version}</Button>
          </Flex>
        </KitModal>
      )}
    </section>
  );
};
