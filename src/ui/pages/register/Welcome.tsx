/** Renders the success screen of a registration. */
import { Button } from 'antd';

import { Icon } from '../../widgets/Icon.tsx';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import styles from './Register.module.css';

type WelcomeProps = {
  firstName: string;
  toCheckout: boolean;
  onOpen: () => void;
};

export const Welcome = ({ firstName, toCheckout, onOpen }: WelcomeProps) => {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.welcome} role="status">
      <span className={styles.tick}>
        <Icon name="check" size={28} />
      </span>
      <h1 tabIndex={-1} ref={heading}>
        Welcome, {firstName}
      </h1>
      <p>
        Your workspace is ready, with a sample client in it.{' '}
        {toCheckout ? 'The checkout of your plan opens in a moment.' : 'Your dashboard opens in a moment.'}
      </p>
      <Button type="primary" size="large" onClick={onOpen}>
        {toCheckout ? 'Go to checkout' : 'Go to Dashboard'}
      </Button>
    </div>
  );
};
