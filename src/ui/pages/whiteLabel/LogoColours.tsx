/** Takes accent and chart colours from the logo. */
import { Button } from 'antd';
import { useState } from 'react';
import { parseHex } from '#domain/branding/contrast.ts';
import { logoColours } from '#domain/branding/logoColours.ts';
import { useReply } from '../../data/useReply.ts';
import { drawPicture, loadPicture } from '../../parts/pictures/drawPicture.ts';
import { chartPalette } from '../../theme/chartPalette.ts';

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

export const LogoColours = ({ logoId, disabled, onChange }: LogoColoursProps) => {
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
