/** Renders the demo checkout (S2.18, rulings D5, D19 and D20): order, demo card that never leaves the page, and receipt. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { type FormEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldErrors } from '#domain/accounts/signUpRules.ts';
import { type CardFields, cardErrors, emptyCard, failingCard, testCard } from '#domain/checkout/cardRules.ts';
import { checkoutAddress, type ReadChoice, readChoice } from '#domain/checkout/checkoutChoice.ts';
import { checkoutTexts } from '#domain/checkout/checkoutTexts.ts';
import { demoCardOf } from '#domain/checkout/demoCard.ts';
import type { BillingCycle } from '#domain/plans/planCatalogue.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import type { Subscription } from '#domain/plans/subscription.ts';
import { signInAddress } from '#machines/protectedRoute/returnTo.ts';
import { consequenceOf, cycleOf, dueToday, type Holding, ignoredText } from '../../content/checkoutWords.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { CardInputs } from '../../parts/CardInputs.tsx';
import { ClosedPage } from '../../parts/ClosedPage.tsx';
import { LegalText } from '../../parts/LegalText.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useHydrated } from '../../services/useHydrated.ts';
import { useFocusOnProblem } from '../../widgets/moveFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { useLeaveWarning } from '../../widgets/useLeaveWarning.ts';
import styles from './Checkout.module.css';
import { PlanSummary } from './PlanSummary.tsx';
import { Receipt } from './Receipt.tsx';
import { useCheckout } from './useCheckout.ts';

type Order = ReadChoice & {
  readonly from: string;
  setCycle(cycle: BillingCycle): void;
};

const previousScreen = (state: unknown): string => {
  const { from } = Object(state) as { from?: unknown };
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/pricing';
};

const useOrder = (): Order => {
  const { search, state } = useLocation();
  const hydrated = useHydrated();
  const read = useMemo(() => readChoice(new URLSearchParams(hydrated ? search : '')), [hydrated, search]);
  const [changed, setChanged] = useState<{ search: string; cycle: BillingCycle } | null>(null);
  const cycle = changed?.search === search ? changed.cycle : read.choice.cycle;
  const choice = { plan: read.choice.plan, cycle };
  return {
    choice,
    ignored: read.ignored,
    from: previousScreen(state),
    setCycle: (next) => {
      setChanged({ search, cycle: next });
      // Bypasses the router, which would treat the change as a navigation and scroll to the top.
      const address = checkoutAddress({ ...choice, cycle: next });
      window.history.replaceState(window.history.state, '', address.slice(address.indexOf('?')));
    },
  };
};

type CardFormProps = {
  card: CardFields;
  errors: FieldErrors<keyof CardFields>;
  busy: boolean;
  onChange: (changes: Partial<CardFields>) => void;
};

const CardForm = ({ card, errors, busy, onChange }: CardFormProps) => (
  <fieldset className={styles.card} disabled={busy}>
    <legend>Payment details</legend>
    <p className={styles.quiet}>
      Leave it empty, or use the test card {testCard}. {failingCard} is accepted here and declined at
      renewals. When you are signed in, Billing stores the brand, last four digits and expiry.
    </p>
    <CardInputs card={card} errors={errors} onChange={onChange} />
  </fieldset>
);

const holdingOf = (subscription: Subscription | null): Holding | null =>
  subscription === null || subscription.plan_name === 'free'
    ? null
    : {
        plan: subscription.plan_name,
        cycle: cycleOf(subscription),
        trialEnd: subscription.trial_end,
        periodStart: subscription.current_period_start,
        periodEnd: subscription.current_period_end,
      };

type Provider = 'loading' | 'ready' | 'failed';

type ProviderNoteProps = { provider: Provider; isPast: boolean; onRetry: () => void };

const ProviderNote = ({ provider, isPast, onRetry }: ProviderNoteProps) => (
  <div id="provider-note" role="status" className={styles.provider}>
    {isPast && 'You are viewing the past. Return to live to complete a checkout.'}
    {provider === 'loading' && 'Loading the demo payment provider…'}
    {provider === 'failed' && (
      <>
        <span>
          The demo payment provider did not load, so the checkout cannot be completed. What you typed is kept.
        </span>
        <Button onClick={onRetry}>Try again</Button>
      </>
    )}
  </div>
);

/** Client users cannot buy: the API would refuse the completed form. */
const OfTheAgency = () => (
  <ClosedPage
    title="Your agency chooses the plan"
    text="Your access comes with the agency that works for you. Ask them if you need more."
  />
);

export const Checkout = () => {
  const { world, actors } = useServices();
  const { user, membership } = useAuth();
  const { choice, ignored, from, setCycle } = useOrder();
  const hydrated = useHydrated();
  const isPast = !useCanEdit() && hydrated;
  const actor = useCheckout(choice, from);
  const { problem, reply } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const provider = useSelector(actor, ({ value }) => value.provider);
  const confirmed = useSelector(actor, (snapshot) => snapshot.matches({ order: 'confirmed' }));
  const subscription = useSelector(actors.subscription, ({ context }) => context.subscription);
  const holding = holdingOf(subscription);
  const [card, setCard] = useState(emptyCard);
  const [errors, setErrors] = useState<FieldErrors<keyof CardFields>>({});
  const form = useFocusOnProblem(errors);
  useLeaveWarning(busy);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = cardErrors(card, world.clock.now());
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    // A visitor has no subscription, so no card is stored.
    actor.send({ type: 'form.submit', card: user === null ? null : demoCardOf(card) });
  };
  const change = (changes: Partial<CardFields>) => {
    setCard((before) => ({ ...before, ...changes }));
    setErrors({});
    actor.send({ type: 'form.edit' });
  };

  if (hydrated && membership?.kind === 'client') return <OfTheAgency />;
  return (
    <main className={styles.page}>
      <p className={styles.back}>
        <AppLink to="/pricing">
          <span aria-hidden="true">←</span>
          <span>Back to pricing</span>
        </AppLink>
      </p>
      <header className={styles.head}>
        <h1 className="display">Get {plans[choice.plan].title}</h1>
        <p className={styles.banner}>
          <strong>Demo mode.</strong> No payment is made. A card’s number and security code never leave this
          page.
        </p>
        {ignored.map((one) => (
          <p key={one.name} role="status" className={styles.notice}>
            {ignoredText(one, choice)}
          </p>
        ))}
      </header>
      <div className={styles.columns}>
        <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label="Checkout">
          <CardForm card={card} errors={errors} busy={busy || isPast} onChange={change} />
          <ProblemBox text={problem} />
          <Button
            type="primary"
            htmlType="submit"
            size="large"
            block
            disabled={busy || isPast || provider !== 'ready'}
            aria-describedby="provider-note"
          >
            {busy ? checkoutTexts.processing : 'Complete demo checkout'}
          </Button>
          <ProviderNote
            provider={provider}
            isPast={isPast}
            onRetry={() => actor.send({ type: 'provider.retry' })}
          />
          <LegalText>
            {(link) => (
              <p className="note">
                By completing the checkout you accept the {link('terms', 'Terms of service')} and the{' '}
                {link('privacy', 'Privacy policy')}.
              </p>
            )}
          </LegalText>
          {user === null && (
            <p className={hydrated ? styles.quiet : styles.unsettled}>
              Have an account? <AppLink to={signInAddress(checkoutAddress(choice))}>Sign in first</AppLink>,
              to get the plan right away.
            </p>
          )}
        </form>
        <PlanSummary
          order={choice}
          busy={busy}
          consequence={consequenceOf(choice, holding, user !== null)}
          dueCents={dueToday(choice, holding)}
          onCycle={setCycle}
        />
      </div>
      {confirmed && reply && (
        <Receipt
          reply={reply}
          visitor={reply.subscription === null}
          onClose={() => actor.send({ type: 'receipt.close' })}
          onSignUp={() => actor.send({ type: 'account.create' })}
        />
      )}
    </main>
  );
};
