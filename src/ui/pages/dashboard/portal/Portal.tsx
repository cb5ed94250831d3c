/** Renders a client's portal: the month and its reports, or one report. */
import { PortalHome } from './PortalHome.tsx';
import { RunPage } from './RunPage.tsx';

export const Portal = ({ run }: { run: string | null }) =>
  run === null ? <PortalHome /> : <RunPage key={run} id={run} />;
