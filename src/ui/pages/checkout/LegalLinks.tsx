/** Terms and privacy: links that open their text right here. */
import { type MouseEvent, useState } from 'react';
import { legalTexts } from '../../content/legal.ts';
import styles from './Checkout.module.css';

export const LegalLinks = () => {
  const [opened, setOpened] = useState<string | null>(null);
  const toggle = (event: MouseEvent, id: string) => {
    event.preventDefault();
    setOpened(opened === id ? null : id);
  };
  const text = legalTexts.find(({ id }) => id === opened);
  return (
    <div className={styles.legal}>
      <p>
        By completing the checkout you accept the{' '}
        {legalTexts.map(({ id, title }, index) => (
          <span key={id}>
            {index > 0 && ' and the '}
            <a
              href={`#${id}`}
              aria-expanded={opened === id}
              aria-controls="legal-text"
              onClick={(event) => toggle(event, id)}
            >
              {title}
            </a>
          </span>
        ))}
        .
      </p>
      <div id="legal-text" aria-live="polite">
        {text && (
          <section aria-label={text.title} className={styles.legalText}>
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
      </div>
    </div>
  );
};
