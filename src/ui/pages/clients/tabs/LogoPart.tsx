/** Renders a client's logo with upload, replacement and removal. */

import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { PictureField } from '../../../parts/pictures/PictureField.tsx';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';

export const LogoPart = ({ client, changes }: { client: ClientItem; changes: ClientChanges }) => {
  const { id, name, etag } = client;
  const change = (logo_id: string) =>
    changes.ask({ kind: logo_id === '' ? 'removeLogo' : 'logo', id, name, etag, details: { logo_id } });
  return (
    <section className={styles.history} aria-labelledby="logo">
      <h3 id="logo">Logo</h3>
      <OnlyChangeable>
        <PictureField
          value={client.logo_id}
          alt={`Logo of ${name}`}
          what="logo"
          busy={changes.busy}
          onChange={(picture) => change(picture ?? '')}
          onRemove={() => change('')}
        />
      </OnlyChangeable>
    </section>
  );
};
