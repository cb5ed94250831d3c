/** Renders the eight chart colours with their contrast and colour-blind checks. */
import { Button, ColorPicker, Flex } from 'antd';
import { useState } from 'react';
import { parseHex, type Rgb } from '#domain/branding/contrast.ts';
import { logoColours } from '#domain/branding/logoColours.ts';
import {
  graphicContrast,
  type PaletteFaults,
  paletteFaults,
  parsePalette,
} from '#domain/branding/palette.ts';
import type { EditFields } from '#machines/editing/editFormMachine.ts';
import { useReply } from '../../data/useReply.ts';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { drawPicture, loadPicture } from '../../parts/pictures/drawPicture.ts';
import { surroundingsOf } from '../../theme/accentPalette.ts';
import { brandPalette, chartPalette } from '../../theme/chartPalette.ts';
import { NamedColours } from './NamedColours.tsx';
import styles from './WhiteLabelSettings.module.css';

/** Enough for the colours of a logo. */
const side = 96;

const usual = chartPalette.light.map(parseHex).filter((colour) => colour !== null);

const coloursAt = async (url: string) => {
  const image = await loadPicture(url);
  const canvas = image && drawPicture(image, side);
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels === undefined ? null : logoColours(pixels, usual);
};

type LogoColoursProps = {
  logoId: string;
  disabled: boolean;
  onChange: (changes: { readonly accent: string; readonly palette: string }) => void;
};

const LogoColours = ({ logoId, disabled, onChange }: LogoColoursProps) => {
  const logo = useReply('readPicture', { id: logoId }, logoId !== '').data?.picture;
  const [isPlain, setPlain] = useState(false);
  const take = async (url: string) => {
    const found = await coloursAt(url);
    setPlain(found === null);
    if (found) onChange({ accent: found.accent, palette: found.palette.join(' ') });
  };
  return (
    <>
      <Button size="small" disabled={disabled || !logo} onClick={() => logo && void take(logo.url)}>
        Take the logo’s colours
      </Button>
      {(logoId === '' || isPlain) && (
        <span role="status" className="hint">
          {isPlain ? 'The logo has no colours.' : 'Add a logo to take its colours.'}
        </span>
      )}
    </>
  );
};

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
