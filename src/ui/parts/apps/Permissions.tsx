/** Renders permissions with the reason of each; new ones are marked. */
import { Flex, Tag } from 'antd';
import { scopeReason } from '#domain/marketplace/appScopes.ts';
import styles from './Permissions.module.css';

type PermissionsProps = { scopes: readonly string[]; added?: readonly string[] };

export const Permissions = ({ scopes, added = [] }: PermissionsProps) => (
  <Flex component="ul" vertical gap={8} className={styles.scopes ?? ''} aria-label="Permissions">
    {scopes.map((scope) => (
      <li key={scope} data-new={added.includes(scope) || undefined}>
        {scope} {added.includes(scope) && <Tag color="warning">New</Tag>}
        <small>{scopeReason(scope)}</small>
      </li>
    ))}
  </Flex>
);
