/** Mounts the parts of every page that load after hydration: the Lab, and the focus handling of page changes. */
import { LabMount } from './lab/LabMount.tsx';
import { PageArrival } from './PageArrival.tsx';

export const LateShell = () => (
  <>
    <PageArrival />
    <LabMount />
  </>
);
