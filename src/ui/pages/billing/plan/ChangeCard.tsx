/** Changes the demo card of future renewals; its number and security code never leave the page. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import type { FieldErrors } from '#domain/accounts/signUpRules.ts';
import {
  type CardFields,
  emptyCard,
  failingCard,
  testCard,
  wholeCardErrors,
} from '#domain/checkout/cardRules.ts';
import { demoCardOf } from '#domain/checkout/demoCard.ts';
import { cardTitle, wireCard } from '#domain/plans/paymentCard.ts';
import { CardInputs } from '../../../parts/CardInputs.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useFocusOnArrival, useFocusOnProblem } from '../../../widgets/moveFocus.ts';
import { useEscape } from '../../../widgets/useEscape.ts';
import styles from '../Billing.module.css';

type ChangeCardProps = {
  changes: Reversible;
  /** Must keep its identity between renders. */
  onClose: () => void;
};

export const ChangeCard = ({ changes, onClose }: ChangeCardProps) => {
  const { api, world } = useServices();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const [card, setCard] = useState(emptyCard);
  const [errors, setErrors] = useState<FieldErrors<keyof CardFields>>({});
  const region = useFocusOnArrival<HTMLElement>();
  const form = useFocusOnProblem(errors);
  useEscape(region, onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wholeCardErrors(card, world.clock.now());
    setErrors(found);
    const kept = Object.keys(found).length === 0 ? demoCardOf(card) : null;
    if (kept === null) return;
    changes.ask({
      make: (told) => api.call('savePaymentCard', { body: wireCard(kept), ...told }),
      made: `Renewals are charged to ${cardTitle(kept)} from now on.`,
      takenBack: 'The card before it is back.',
    });
    onClose();
  };

  return (
    <section ref={region} tabIndex={-1} aria-label="Payment card" className={styles.preview}>
      <form ref={form} onSubmit={submit} noValidate aria-label="Payment card" className={styles.cardForm}>
        <p className={styles.quiet}>
          A demo card: nothing is charged. Only the brand, last four digits and expiry are kept. {testCard}{' '}
          pays each renewal, {failingCard} is declined at the next one.
        </p>
        <CardInputs
          card={card}
          errors={errors}
          onChange={(fields) => {
            setCard((before) => ({ ...before, ...fields }));
            setErrors({});
          }}
        />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" disabled={busy}>
            Save card
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </section>
  );
};
