/** What the package `har-validator`, which is not ours, says of an HTTP archive. */
import { createRequire } from 'node:module';

type Fault = { readonly dataPath: string; readonly message: string };

/** It has no types of its own. Rejects with what breaks the schema of HAR 1.2. */
const { har }: { readonly har: (archive: unknown) => Promise<unknown> } = createRequire(import.meta.url)(
  'har-validator/lib/promise',
);

/** `.log.entries[0] should have required property 'time'`; none for an archive that it accepts. */
export const harFaults = (archive: unknown): Promise<readonly string[]> =>
  har(archive).then(
    () => [],
    ({ errors }: { readonly errors: readonly Fault[] }) =>
      errors.map(({ dataPath, message }) => `${dataPath} ${message}`),
  );
