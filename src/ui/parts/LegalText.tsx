/** Renders a sentence on terms and privacy, whose links expand the texts below it. */
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import styles from './LegalText.module.css';

const legalTexts = [
  {
    id: 'terms',
    title: 'Terms of service',
    paragraphs: [
      'This is a demo. You may try everything in it; there is no contract, no charge and no promise that data is kept.',
      'The demo accounts and their workspace are made up. Do not enter data of real clients.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy policy',
    paragraphs: [
      'Everything you do is kept in this browser only, in an event log that you can delete with the site’s data.',
      'What you type into the card form is neither stored nor sent: it stays in the form and is gone with the page.',
    ],
  },
] as const;

export type LegalName = (typeof legalTexts)[number]['id'];

type LegalTextProps = {
  readonly children: (link: (name: LegalName, words: string) => ReactNode) => ReactNode;
};

export const LegalText = ({ children }: LegalTextProps) => {
  const [opened, setOpened] = useState<LegalName | null>(null);
  const id = useId();
  const link = (name: LegalName, words: string) => {
    const toggle = (event: MouseEvent) => {
      event.preventDefault();
      setOpened(opened === name ? null : name);
    };
    return (
      <a href={`#${name}`} aria-expanded={opened === name} aria-controls={id} onClick={toggle}>
        {words}
      </a>
    );
  };
  const text = legalTexts.find((one) => one.id === opened);
  return (
    <div className={styles.legal}>
      {children(link)}
      <div id={id} aria-live="polite">
        {text && (
          <section aria-label={text.title} className={styles.text}>
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
      </div>
    </div>
  );
};
