/** Renders the members of the workspace. */

import { Flex } from 'antd';
import { personLabel } from '#domain/access/personLabel.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useAuth } from '../../services/useAuth.ts';
import part from './Dashboard.module.css';
import styles from './People.module.css';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

export const People = () => {
  const { data, error, refetch } = useReply('readWorkspace');
  const { user } = useAuth();
  return (
    <section className={part.part} aria-labelledby="people">
      <div className={part.partHead}>
        <h2 id="people">People</h2>
      </div>
      {error && !data && <ListFailure what="The people" error={error} onRetry={refetch} />}
      <Flex component="ul" vertical gap={12} className={styles.people ?? ''}>
        {data?.members.map(({ id, name, role, kind }) => (
          <li key={id}>
            <span className={styles.initials} aria-hidden="true">
              {initials(name)}
            </span>
            <span className="clip">
              {name}
              {id === user?.id && ' (you)'}
            </span>
            <span className="hint">
              {personLabel({ role, kind })}
              {kind === 'owner' && role !== 'user' && ', owner'}
            </span>
          </li>
        ))}
      </Flex>
    </section>
  );
};
