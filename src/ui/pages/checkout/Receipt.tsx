/** Renders the alert after a checkout (S4.6, S8.3): the order, the notice that nothing was paid, and links. */
import { Button } from 'antd';
import { checkoutTexts } from '#domain/checkout/checkoutTexts.ts';
import type { CheckoutReply } from '#domain/contract/checkoutSchemas.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { outcomeOf } from '../../content/checkoutWords.ts';
import { PageDialog } from '../../widgets/PageDialog.tsx';
import styles from './Receipt.module.css';

type ReceiptProps = { reply: CheckoutReply; visitor: boolean; onClose: () => void; onSignUp: () => void };

export const Receipt = ({ reply, visitor, onClose, onSignUp }: ReceiptProps) => {
  const { plan_name, billing_cycle, price_cents } = reply.checkout;
  const price = formatDollars(price_cents / 100);
  return (
    <PageDialog
      role="alertdialog"
      labelledBy="receipt-title"
      describedBy="receipt-text"
      className={styles.receipt}
      onClose={onClose}
    >
      <h2 className="display" id="receipt-title">
        {checkoutTexts.success}
      </h2>
      <div id="receipt-text" className={styles.text}>
        <ul className={styles.lines}>
          <li>Plan: {plans[plan_name].title}</li>
          <li>
            Price: {price}/{billing_cycle === 'monthly' ? 'month' : 'year'}
          </li>
          <li>Billing: {billing_cycle}</li>
        </ul>
        <p>{checkoutTexts.noPayment}</p>
        <p>{outcomeOf(reply)}</p>
      </div>
      <div className={styles.actions}>
        {visitor && (
          <Button type="primary" size="large" onClick={onSignUp}>
            Create your account
          </Button>
        )}
        <Button type={visitor ? 'default' : 'primary'} size="large" onClick={onClose}>
          {visitor ? 'Back to where you were' : 'Continue'}
        </Button>
      </div>
    </PageDialog>
  );
};
