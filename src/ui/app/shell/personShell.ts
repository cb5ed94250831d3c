/** The shell around the pages of someone signed in. Strangers never fetch it; a protected page comes with it. */
import { useLazyModule } from '../../services/useLazyModule.ts';
import type { PersonParts } from './personParts.ts';

let code: PersonParts | undefined;

export const loadPersonShell = async (): Promise<PersonParts> => {
  code ??= (await import('./personParts.ts')).personParts;
  return code;
};

const shell = { fault: 'The navigation did not load', load: loadPersonShell };

/** Null until the code is here, and as long as nobody is signed in. */
export const usePersonShell = (isWanted: boolean): PersonParts | null => {
  const arrived = useLazyModule(isWanted, shell);
  return isWanted ? (code ?? arrived) : null;
};
