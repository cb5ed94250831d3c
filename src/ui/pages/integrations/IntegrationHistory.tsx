/** Renders the workspace's integration events with their authors. */
import { integrationTexts } from '../../content/integrations.ts';
import { SubjectHistory } from '../../parts/SubjectHistory.tsx';
import part from './Integrations.module.css';

export const IntegrationHistory = () => (
  <section className={part.part} aria-labelledby="history">
    <div className={part.partHead}>
      <h2 id="history">History</h2>
    </div>
    <SubjectHistory subject="integrations" rowsOnAPage={5} empty={integrationTexts.noHistory} />
  </section>
);
