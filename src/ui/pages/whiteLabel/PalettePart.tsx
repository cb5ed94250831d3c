/** Renders the eight chart colours with their contrast and colour-blind checks. */
import { Button, ColorPicker, Flex } from 'antd';
import { parseHex, type Rgb } from '#domain/branding/contrast.ts';
import {
  graphicContrast,
  type PaletteFaults,
  paletteFaults,
  parsePalette,
} from '#domain/branding/palette.ts';
import type { EditFields } from '#machines/editing/editFormMachine.ts';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { surroundingsOf } from '../../theme/accentPalette.ts';
import { brandPalette, chartPalette } from '../../theme/chartPalette.ts';
import { LogoColours } from './LogoColours.tsx';
import { NamedColours } from './NamedColours.tsx';
import styles from './WhiteLabelSettings.module.css';

type PalettePartProps = {
  readonly fields: EditFields;
  readonly basic: boolean;
  readonly problem: string | undefined;
  readonly onChange: (changes: EditFields) => void;
};

const white: Rgb = [255, 255, 255];
const paper = [surroundingsOf('light').container, surroundingsOf('light').ground].map(
  (hex) => parseHex(hex) ?? white,
);

const visionWords = {
  normal: 'everyone',
  deuteranopia: 'people with deuteranopia (no green)',
  protanopia: 'people with protanopia (no red)',
  tritanopia: 'people with tritanopia (no blue)',
} as const;

const faultWords = ({ faint, alike }: PaletteFaults): readonly string[] => [
  ...faint.map(
    ({ place, contrast }) =>
      `Colour ${place + 1} has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}:1 on white, and charts need ${graphicContrast}:1. It is drawn darker.`,
  ),
  ...alike.map(
    ({ one, other, vision }) => `Colours ${one + 1} and ${other + 1} look alike to ${visionWords[vision]}.`,
  ),
];

const Faults = ({ palette }: { readonly palette: readonly string[] }) => {
  const words = faultWords(paletteFaults(palette, paper));
  return (
    <Flex
      component="ul"
      aria-label="Checks of the chart colours"
      aria-live="polite"
      vertical
      gap={4}
      className={styles.checks ?? ''}
    >
      {words.length === 0 ? (
        <li>All eight have 3:1 on white and differ for every kind of colour vision.</li>
      ) : (
        words.map((text) => <li key={text}>{text}</li>)
      )}
    </Flex>
  );
};

export const PalettePart = ({ fields, basic, problem, onChange }: PalettePartProps) => {
  const chosen = parsePalette(String(fields.palette));
  const shown = chosen ?? chartPalette.light;
  const set = (colours: readonly string[]) => onChange({ palette: colours.join(' ') });
  return (
    <>
      <FeatureLock feature="white_label_basic" />
      <p className="hint">
        Eight colours, used in this order. In the dark theme each is shown in a lighter tone where it needs
        one.
      </p>
      <fieldset className={styles.palette}>
        <legend className="visually-hidden">Chart colours</legend>
        {shown.map((colour, place) => (
          <ColorPicker
            // biome-ignore lint/suspicious/noArrayIndexKey: a colour is identified by its place
            key={place}
            disabled={basic}
            disabledAlpha
            disabledFormat
            value={colour}
            panelRender={(panel) => <NamedColours>{panel}</NamedColours>}
            onChangeComplete={(picked) => set(shown.with(place, picked.toHexString()))}
          >
            <Button
              type="text"
              disabled={basic}
              aria-label={`Chart colour ${place + 1}, ${colour}`}
              className={styles.swatch ?? ''}
            >
              <span style={{ background: colour }} />
            </Button>
          </ColorPicker>
        ))}
      </fieldset>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Faults palette={shown} />
      <div className={styles.actions}>
        <LogoColours logoId={String(fields.logo_id)} disabled={basic} onChange={onChange} />
        <Button size="small" disabled={basic} onClick={() => set(brandPalette(shown, 'light'))}>
          Fix the contrast
        </Button>
        {chosen !== null && (
          <Button size="small" disabled={basic} onClick={() => onChange({ palette: '' })}>
            Use the default colours
          </Button>
        )}
      </div>
    </>
  );
};
