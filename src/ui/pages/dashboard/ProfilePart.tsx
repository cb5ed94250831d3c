/** Renders the user's profile with a button to edit it (S4.3). */

import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { Profile } from '#domain/contract/authSchemas.ts';
import { afterPaint } from '#world/afterPaint.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useLazyModule } from '../../services/useLazyModule.ts';
import part from './Dashboard.module.css';
import styles from './ProfilePart.module.css';

/** Forms and drawers are not in the dashboard's first chunk; they load right after it, so that they work offline too. */
const lateDrawer = {
  fault: 'The form of the profile did not load',
  load: async () => (await import('./ProfileDrawer.tsx')).ProfileDrawer,
};

export const ProfilePart = ({ profile }: { profile: Profile }) => {
  const [editing, setEditing] = useState(false);
  const [isShown, setShown] = useState(false);
  // Resets the request after a failed load, so that the next press retries.
  const giveUp = () => {
    setShown(false);
    setEditing(false);
  };
  const ProfileDrawer = useLazyModule(isShown || editing, lateDrawer, { onFailure: giveUp });
  useEffect(() => afterPaint(() => setShown(true)), []);
  return (
    <section className={part.part} aria-labelledby="profile">
      <div className={part.partHead}>
        <h2 id="profile">Your profile</h2>
        <OnlyChangeable>
          <Button size="small" onClick={() => setEditing(true)} aria-label="Edit your profile">
            Edit
          </Button>
        </OnlyChangeable>
      </div>
      <dl className={styles.facts}>
        <dt className="faint">Name</dt>
        <dd>
          {profile.first_name} {profile.last_name}
        </dd>
        <dt className="faint">Email</dt>
        <dd>{profile.email}</dd>
        <dt className="faint">Company</dt>
        <dd>{profile.company}</dd>
      </dl>
      {editing && ProfileDrawer && <ProfileDrawer profile={profile} onDone={() => setEditing(false)} />}
    </section>
  );
};
