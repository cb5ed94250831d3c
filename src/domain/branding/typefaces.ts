/** Lists the typefaces that a workspace may choose: bundled ones, and stacks of fonts that systems have. */
import { ownValue } from '../ownValue.ts';

type Typeface = {
  readonly label: string;
  readonly stack: string;
  /** In `src/ui/theme/typefaces`; null for fonts that are not bundled. */
  readonly file: string | null;
};

const bundled = (label: string, file: string, rest: string): Typeface => ({
  label,
  stack: `"${label} Variable", ${rest}`,
  file: `${file}.woff2`,
});

const ofSystems = (label: string, stack: string): Typeface => ({ label, stack, file: null });

export const typefaces: Readonly<Record<string, Typeface>> = {
  inter: bundled('Inter', 'inter', 'Arial, sans-serif'),
  figtree: bundled('Figtree', 'figtree', 'Arial, sans-serif'),
  lora: bundled('Lora', 'lora', 'Georgia, serif'),
  sourceSerif: bundled('Source Serif 4', 'source-serif-4', 'Georgia, serif'),
  system: ofSystems('System', 'system-ui, sans-serif'),
  humanist: ofSystems(
    'Humanist',
    'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  ),
  geometric: ofSystems('Geometric', 'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif'),
  serif: ofSystems('Serif', 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif'),
};

export const isTypeface = (name: string): boolean => ownValue(typefaces, name) !== undefined;
