/** Renders the sign-up page (S2.16): form, success screen, and redirect to the dashboard after two seconds. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { roleLabels } from '#domain/access/role.ts';
import type { RegistrationInput } from '#domain/accounts/signUpRules.ts';
import { checkoutAfterSignUp, readChoice } from '#domain/checkout/checkoutChoice.ts';
import type { InvitationPreview } from '#domain/contract/teamSchemas.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { signInAddress } from '#machines/protectedRoute/returnTo.ts';
import { registrationMachine } from '#machines/registration/registrationMachine.ts';
import { registrationService } from '#machines/registration/registrationService.ts';
import { registerBenefits, registerFigures } from '../../content/trust.ts';
import { usePreloadOnce } from '../../data/usePreload.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useHydrated } from '../../services/useHydrated.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { Figures } from '../../widgets/Figures.tsx';
import { FormSplit } from '../../widgets/FormSplit.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import { OtherProviders } from '../../widgets/OtherProviders.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './Register.module.css';
import { RegistrationForm } from './RegistrationForm.tsx';

/** In the fragment, which a browser sends to no server. */
const invitationIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('invitation');

type WelcomeProps = {
  firstName: string;
  hasJoined: boolean;
  toCheckout: boolean;
  onOpen: () => void;
};

const Welcome = ({ firstName, hasJoined, toCheckout, onOpen }: WelcomeProps) => {
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
        {hasJoined ? 'You have joined.' : 'Your workspace is ready, with a sample client in it.'}{' '}
        {toCheckout ? 'The checkout of your plan opens in a moment.' : 'Your dashboard opens in a moment.'}
      </p>
      <Button type="primary" size="large" onClick={onOpen}>
        {toCheckout ? 'Go to checkout' : 'Go to Dashboard'}
      </Button>
    </div>
  );
};

const empty: RegistrationInput = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
};

const Aside = () => (
  <>
    <h2>See what your clients will see, today.</h2>
    <ul className={styles.benefits}>
      {registerBenefits.map(({ title, text }) => (
        <li key={title}>
          <strong className="strong plain">{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
    <Figures figures={registerFigures} />
  </>
);

const Invited = ({ invitation }: { invitation: InvitationPreview }) => (
  <header>
    <h1>Join {invitation.workspace_name}</h1>
    <p>
      {invitation.client_name === null
        ? `You were invited as ${roleLabels[invitation.role]}.`
        : `You will see the figures and reports of ${invitation.client_name}.`}
    </p>
  </header>
);

/** The fields that an invitation fills in. */
const invitedFields = (invitation: InvitationPreview | undefined): Partial<RegistrationInput> =>
  invitation === undefined
    ? {}
    : { email: invitation.email, company: invitation.client_name ?? invitation.workspace_name };

/** Not read again when the events of the sign-up arrive, because a used link is refused. */
const useInvitation = (token: string | null, isWanted: boolean) =>
  useReply('readInvitation', { token: token ?? '' }, isWanted);

export const Register = () => {
  const { api, auth } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const search = new URLSearchParams(location.search);
  const token = invitationIn(location.hash);
  const checkout = checkoutAfterSignUp(search);
  const goToDashboard = () => {
    const { path } = protectedPages.dashboard;
    if (checkout === null) navigate(path, { replace: true });
    else navigate(checkout, { replace: true, state: { from: path } });
  };
  const actor = useLifecycle(
    () => registrationMachine.provide(registrationService({ api, auth, goToDashboard, invitation: token })),
    { id: 'registration' },
  );
  const isHydrated = useHydrated();
  const planned = isHydrated && checkout !== null;
  const isInvited = isHydrated && token !== null;
  const { choice } = readChoice(search);
  const { problem, fieldProblems } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const done = useSelector(actor, (snapshot) => snapshot.matches('succeeded') || snapshot.matches('leaving'));
  const { data: invitation, error } = useInvitation(token, isInvited && !busy && !done);
  usePreloadOnce(checkout ?? protectedPages.dashboard.path, done);
  const [typed, setTyped] = useState(empty);
  const fields = { ...typed, ...invitedFields(invitation) };

  const change = (changes: Partial<RegistrationInput>) => {
    setTyped((before) => ({ ...before, ...changes }));
    actor.send({ type: 'form.edit' });
  };

  if (done) {
    return (
      <FormSplit aside={<Aside />}>
        <Welcome
          firstName={fields.firstName}
          hasJoined={isInvited}
          toCheckout={checkout !== null}
          onOpen={() => actor.send({ type: 'dashboard.open' })}
        />
      </FormSplit>
    );
  }
  return (
    <FormSplit aside={<Aside />}>
      {invitation ? (
        <Invited invitation={invitation} />
      ) : (
        <header>
          <h1>Create your account</h1>
          <p>
            Have one already? <AppLink to={planned ? signInAddress(checkout) : '/login'}>Sign in</AppLink>
          </p>
          {planned && (
            <p>
              You chose {plans[choice.plan].title}, billed {choice.cycle}. The checkout follows when your
              account is there.
            </p>
          )}
        </header>
      )}
      <ProblemBox text={problem ?? (isInvited && error ? error.message : null)} />
      <RegistrationForm
        fields={fields}
        isInvited={invitation !== undefined}
        problems={fieldProblems}
        busy={busy}
        onChange={change}
        onSubmit={() => actor.send({ type: 'form.submit', ...fields })}
      />
      <OtherProviders
        verb="Sign up"
        disabled={busy}
        onChoose={(provider) => actor.send({ type: 'provider.choose', provider })}
      />
    </FormSplit>
  );
};
