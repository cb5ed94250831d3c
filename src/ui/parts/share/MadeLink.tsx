/** Shows the address of a new link once, because only its hash is stored. */
import { Input } from 'antd';
import { useServices } from '../../services/servicesContext.ts';
import { AppLink } from '../AppLink.tsx';
import { CopyButton } from '../CopyButton.tsx';
import styles from './Share.module.css';
import { shareAddress } from './shareAddress.ts';

export const MadeLink = ({ token }: { token: string }) => {
  const { base } = useServices();
  const address = shareAddress(window.location.origin, base, token);
  return (
    <section className={styles.made} aria-labelledby="made-link" role="status">
      <h3 id="made-link">Your link is ready</h3>
      <Input
        readOnly
        value={address}
        aria-label="Address of the link"
        onFocus={(event) => event.target.select()}
      />
      <p>
        <CopyButton text={address} name="address" label="Copy link" />{' '}
        <AppLink to={`/share/${token}`} markCurrent={false}>
          Open link
        </AppLink>
      </p>
      <p>Copy it now: it is not shown again.</p>
    </section>
  );
};
