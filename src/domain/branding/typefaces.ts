/** Lists the typefaces that a workspace may choose: stacks of fonts that systems have, so that nothing is loaded. */
import { ownValue } from '../ownValue.ts';

export const typefaces: Readonly<Record<string, { readonly label: string; readonly stack: string }>> = {
  system: { label: 'System', stack: 'system-ui, sans-serif' },
  humanist: {
    label: 'Humanist',
    stack: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  },
  geometric: {
    label: 'Geometric',
    stack: 'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
  },
  serif: {
    label: 'Serif',
    stack: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif',
  },
};

export const isTypeface = (name: string): boolean => ownValue(typefaces, name) !== undefined;
