/** What every page has once it is awake: the way into the Lab, and what leads a reader to a page that has come. */
import { LabMount } from './lab/LabMount.tsx';
import { PageArrival } from './PageArrival.tsx';

export const LateShell = () => (
  <>
    <PageArrival />
    <LabMount />
  </>
);
