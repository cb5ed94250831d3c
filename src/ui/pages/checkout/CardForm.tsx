/** Renders the optional card fields of the checkout. */
import type { FieldErrors } from '#domain/accounts/signUpRules.ts';
import { type CardFields, failingCard, testCard } from '#domain/checkout/cardRules.ts';
import { CardInputs } from '../../parts/CardInputs.tsx';
import styles from './Checkout.module.css';

type CardFormProps = {
  card: CardFields;
  errors: FieldErrors<keyof CardFields>;
  busy: boolean;
  onChange: (changes: Partial<CardFields>) => void;
};

export const CardForm = ({ card, errors, busy, onChange }: CardFormProps) => (
  <fieldset className={styles.card} disabled={busy}>
    <legend>Payment details</legend>
    <p className={styles.quiet}>
      A placeholder: leave it empty, or try the test card {testCard}. {failingCard} is accepted here and
      declined at each renewal. Signed in, the brand, last four digits and expiry are kept for Billing.
    </p>
    <CardInputs card={card} errors={errors} onChange={onChange} />
  </fieldset>
);
