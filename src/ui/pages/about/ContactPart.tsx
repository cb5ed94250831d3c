/** Renders the contact form and its confirmation. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { ContactForm as ContactFields } from '#domain/contact/contactRules.ts';
import { contactMachine } from '#machines/contact/contactMachine.ts';
import { contactService } from '#machines/contact/contactService.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPart.module.css';

type Typed = Partial<ContactFields>;

const useFields = (typed: Typed): ContactFields => {
  const { profile } = useAuth();
  const known = profile
    ? {
        name: `${profile.first_name} ${profile.last_name}`.trim(),
        email: profile.email,
        company: profile.company,
      }
    : {};
  return { name: '', email: '', company: '', topic: '', message: '', ...known, ...typed };
};

const Confirmation = ({ answerTo, onRenew }: { answerTo: string; onRenew: () => void }) => {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.confirmation}>
      <h3 ref={heading} tabIndex={-1}>
        Your message has arrived
      </h3>
      <p>
        It is kept in the log of this demo. Outside of it, the answer would go to <strong>{answerTo}</strong>.
      </p>
      <Button onClick={onRenew}>Write another message</Button>
    </div>
  );
};

export const ContactPart = () => {
  const { api } = useServices();
  const actor = useLifecycle(() => contactMachine.provide(contactService({ api })), { id: 'contact' });
  const { problem, fieldProblems, answerTo } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const sent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  const [typed, setTyped] = useState<Typed>({});
  const fields = useFields(typed);

  const change = (changes: Typed) => {
    setTyped((before) => ({ ...before, ...changes }));
    actor.send({ type: 'form.edit' });
  };
  const renew = () => {
    setTyped(({ message: _message, topic: _topic, ...who }) => who);
    actor.send({ type: 'form.renew' });
  };

  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">Write to us</h2>
        <p>
          Ask about plans, a larger rollout or anything that keeps you from deciding. No newsletter follows:
          your address is used for the answer only.
        </p>
      </div>
      {sent ? (
        <Confirmation answerTo={answerTo ?? fields.email} onRenew={renew} />
      ) : (
        <ContactForm
          fields={fields}
          problem={problem}
          fieldProblems={fieldProblems}
          busy={busy}
          onChange={change}
          onSubmit={() => actor.send({ type: 'form.submit', ...fields })}
        />
      )}
    </section>
  );
};
