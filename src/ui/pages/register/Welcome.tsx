/** The success screen of a registration. */
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Icon } from '../../widgets/Icon.tsx';
import styles from './Register.module.css';

export const Welcome = ({ firstName, onOpen }: { firstName: string; onOpen: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.welcome} role="status">
      <span className={styles.tick}>
        <Icon name="check" size={28} />
      </span>
      <h1 tabIndex={-1} ref={heading}>
        Welcome, {firstName}
      </h1>
      <p>Your workspace is ready, with a sample client in it. Your dashboard opens in a moment.</p>
      <Button type="primary" size="large" onClick={onOpen}>
        Go to Dashboard
      </Button>
    </div>
  );
};
