/** A client's portal: the month and the reports, or one report. */
import { PortalHome } from './PortalHome.tsx';
import { RunPage } from './RunPage.tsx';

/** `run`: the report that the address names; null for none. */
export const Portal = ({ run }: { run: string | null }) =>
  run === null ? <PortalHome /> : <RunPage key={run} id={run} />;
