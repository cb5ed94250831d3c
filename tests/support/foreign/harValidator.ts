/** Validates HTTP archives with the third-party package `har-validator`. */
import { createRequire } from 'node:module';

type Fault = { readonly dataPath: string; readonly message: string };

/** The package has no types. Rejects with the violations of the HAR 1.2 schema. */
const { har }: { readonly har: (archive: unknown) => Promise<unknown> } = createRequire(import.meta.url)(
  'har-validator/lib/promise',
);

export const harFaults = (archive: unknown): Promise<readonly string[]> =>
  har(archive).then(
    () => [],
    ({ errors }: { readonly errors: readonly Fault[] }) =>
      errors.map(({ dataPath, message }) => `${dataPath} ${message}`),
  );
