/** Opens the Lab from a bar or the menu, without covering anything (ruling D34). */

import { useLabOffered } from '../../parts/useLabOffered.ts';
import { announcedKeys } from '../../services/announcedKeys.ts';
import { useAuth } from '../../services/useAuth.ts';
import { hintOf } from '../../widgets/hintOf.ts';
import { useLabOpening } from './labOpening.tsx';

type LabButtonProps = {
  readonly className?: string | undefined;
  readonly label?: string;
  readonly onPress?: () => void;
  readonly inShell?: boolean;
};

const words = 'Lab: state charts, network, event log (Ctrl + `)';

export const LabButton = ({ className, label, onPress, inShell = false }: LabButtonProps) => {
  const { isOpen, setOpen } = useLabOpening();
  const { profile } = useAuth();
  if (!useLabOffered()) return null;
  const press = () => {
    onPress?.();
    setOpen((before) => !before);
  };
  return (
    <button
      type="button"
      data-lab
      data-row={label && ''}
      className={className}
      aria-label="Open the Lab"
      aria-keyshortcuts={announcedKeys.lab}
      {...(inShell ? hintOf(words) : { title: words })}
      aria-expanded={isOpen}
      onClick={press}
    >
      {/* Visitors, who look for the product, read a word instead of an unexplained picture. */}
      {profile !== null && (
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path
            d="M7.5 2.5h5M8.5 2.5v5L4.2 15a1.8 1.8 0 0 0 1.6 2.7h8.4a1.8 1.8 0 0 0 1.6-2.7l-4.3-7.5v-5M6 12.2h8"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      {label ?? (profile === null && 'Lab')}
    </button>
  );
};
