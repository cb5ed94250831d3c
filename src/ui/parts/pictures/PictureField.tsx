/** Renders a picture input, to choose, replace or remove a picture. */
import { Button, Flex, Space, Upload } from 'antd';
import { useState } from 'react';
import { longestSide, mostFileBytes, readPicture } from '#domain/pictures/pictureRules.ts';
import { useServices } from '../../services/servicesContext.ts';
import { drawPicture, loadPicture } from './drawPicture.ts';
import styles from './PictureField.module.css';
import { StoredPicture } from './StoredPicture.tsx';

type SmallPicture =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly problem: string };

const types = ['image/png', 'image/jpeg', 'image/svg+xml'];
const sides = [longestSide, 480, 320, 240, 160, 96];

const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });

const isOpaque = (canvas: HTMLCanvasElement): boolean => {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return data?.every((value, index) => index % 4 !== 3 || value === 255) ?? false;
};

/** The largest that fits: lossless if possible, a photo with little visible loss. */
const shrunk = (image: HTMLImageElement): string | null => {
  for (const side of sides) {
    const canvas = drawPicture(image, side);
    if (!canvas) return null;
    const lossless = canvas.toDataURL('image/png');
    if (readPicture(lossless).ok) return lossless;
    const photo = isOpaque(canvas) ? canvas.toDataURL('image/jpeg', 0.85) : '';
    if (readPicture(photo).ok) return photo;
  }
  return null;
};

const smallPicture = async (file: File): Promise<SmallPicture> => {
  if (!types.includes(file.type)) return { ok: false, problem: 'Choose a PNG, JPEG or SVG file' };
  if (file.size > mostFileBytes) return { ok: false, problem: 'The file is larger than 1 MB' };
  const url = await asDataUrl(file);
  if (readPicture(url).ok) return { ok: true, url };
  const image = await loadPicture(url);
  const made = image && shrunk(image);
  return made === null ? { ok: false, problem: 'The file is not a picture' } : { ok: true, url: made };
};

type PictureFieldProps = {
  value: string | null;
  alt: string;
  what: string;
  busy?: boolean;
  onChange: (id: string | null) => void;
  onRemove?: () => void;
};

export const PictureField = ({ value, alt, what, busy = false, onChange, onRemove }: PictureFieldProps) => {
  const { api } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const take = async (file: File) => {
    setProblem(null);
    setIsSending(true);
    try {
      const small = await smallPicture(file);
      if (!small.ok) return setProblem(small.problem);
      const { picture } = await api.call('keepPicture', { body: { url: small.url } });
      onChange(picture.id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The picture could not be kept');
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Flex vertical align="start" gap={8}>
      {value !== null && <StoredPicture id={value} alt={alt} className={styles.shown} />}
      <Space wrap>
        <Upload
          accept="image/png,image/jpeg,image/svg+xml,.svg"
          maxCount={1}
          showUploadList={false}
          disabled={busy || isSending}
          beforeUpload={async (file) => {
            await take(file);
            return false;
          }}
        >
          <Button loading={isSending} disabled={busy}>
            {value === null ? `Choose a ${what}` : `Replace the ${what}`}
          </Button>
        </Upload>
        {value !== null && onRemove && (
          <Button disabled={busy || isSending} onClick={onRemove}>
            Remove the {what}
          </Button>
        )}
      </Space>
      <p className="hint">
        PNG, JPEG or SVG, up to 1 MB. It is made smaller in this browser, and an SVG becomes a plain picture.
      </p>
      {problem !== null && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
    </Flex>
  );
};
