/** Renders a template's sections as decorative bars next to their text description. */
import type { Section } from '#domain/reports/section.ts';
import styles from './ReportsPage.module.css';

const most = 8;

export const SectionSketch = ({ sections }: { sections: readonly Section[] }) => (
  <span aria-hidden="true" className={styles.sketch}>
    {sections.slice(0, most).map(({ id, kind }) => (
      <i key={id} data-kind={kind} />
    ))}
  </span>
);
