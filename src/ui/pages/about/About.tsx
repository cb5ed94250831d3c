/** Renders the about page: the people behind the product, their reasons, and a contact form. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { ContactForm as ContactFields } from '#domain/contact/contactRules.ts';
import { productName } from '#domain/product.ts';
import { contactMachine } from '#machines/contact/contactMachine.ts';
import { contactService } from '#machines/contact/contactService.ts';
import { aboutFigures, aboutPrinciples, aboutReasons, aboutSecurity } from '../../content/about.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { Figures } from '../../widgets/Figures.tsx';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import styles from './About.module.css';
import { ContactForm } from './ContactForm.tsx';
import contactPart from './ContactPart.module.css';

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
    <div className={contactPart.confirmation}>
      <h3 className="title" ref={heading} tabIndex={-1}>
        Message sent
      </h3>
      <p>
        This demo stores it in its log. In production, we would reply to <strong>{answerTo}</strong>.
      </p>
      <Button onClick={onRenew}>Write another message</Button>
    </div>
  );
};

const ContactPart = () => {
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
    <section id="contact" className={contactPart.contact} aria-labelledby="contact-title">
      <div>
        <h2 className="display" id="contact-title">
          Contact us
        </h2>
        <p>Ask about plans, rollouts or anything else. We use your address only to reply.</p>
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

const Reasons = () => (
  <section className={styles.reasons} aria-labelledby="why">
    <h2 id="why">Why we build it</h2>
    <div>
      {aboutReasons.map(({ title, text }) => (
        <div key={title}>
          <h3 className="lead">{title}</h3>
          <p className="lead">{text}</p>
        </div>
      ))}
    </div>
  </section>
);

const Principles = () => (
  <section className={styles.principles} aria-labelledby="principles">
    <h2 id="principles">Our principles</h2>
    <ol>
      {aboutPrinciples.map(({ title, text }) => (
        <li key={title}>
          <h3 className="lead">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

const Security = () => (
  <section className={styles.security} aria-labelledby="security">
    <h2 id="security">Security</h2>
    <dl>
      {aboutSecurity.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="quiet">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export const About = () => (
  <main className="public-page">
    <header className={styles.head}>
      <h1 className="public-heading">Reporting should take minutes, not evenings</h1>
      <p className="public-lead">
        {productName} is built by former agency people who spent month-ends copying numbers from ten tools
        into slides. We built the tool we wanted.
      </p>
      <p className={`public-actions ${styles.actions}`}>
        <ButtonLink to="/register" type="primary" size="large">
          Start Free Trial
        </ButtonLink>
        <a href="#contact">Contact us</a>
      </p>
      <Figures figures={aboutFigures} />
    </header>
    <Reasons />
    <Principles />
    <Security />
    <ContactPart />
  </main>
);
