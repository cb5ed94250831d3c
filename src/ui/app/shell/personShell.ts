/** Loads the shell of signed-in people lazily, together with the first protected page. */
import { useLazyModule } from '../../services/useLazyModule.ts';
import type { PersonParts } from './personParts.ts';

let code: PersonParts | undefined;

export const loadPersonShell = async (): Promise<PersonParts> => {
  code ??= (await import('./personParts.ts')).personParts;
  return code;
};

const shell = { fault: 'The navigation did not load', load: loadPersonShell };

export const usePersonShell = (isWanted: boolean): PersonParts | null => {
  const arrived = useLazyModule(isWanted, shell);
  return isWanted ? (code ?? arrived) : null;
};
