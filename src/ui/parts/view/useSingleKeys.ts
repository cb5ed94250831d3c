/** Reads the setting of single keys on each key press, and toggles it. */
import { roleOf } from '#domain/access/role.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { chooseShortcuts, shortcutsAreOn } from './shortcutChoice.ts';

export const useSingleKeys = () => {
  const { localStorage } = useServices();
  const role = roleOf(useAuth().profile?.role);
  return {
    areOn: () => shortcutsAreOn(role, localStorage),
    choose: (areOn: boolean) => chooseShortcuts(areOn, role, localStorage),
  };
};
