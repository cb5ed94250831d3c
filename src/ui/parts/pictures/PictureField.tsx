/** Renders a picture input, to choose, replace or remove a picture. */
import { Button, Space, Upload } from 'antd';
import { useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { KeptPicture } from './KeptPicture.tsx';
import styles from './PictureField.module.css';
import { smallPicture } from './smallPicture.ts';

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
    <div className={styles.field}>
      {value !== null && <KeptPicture id={value} alt={alt} className={styles.shown} />}
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
      <p className={styles.hint}>
        PNG, JPEG or SVG, up to 1 MB. It is made smaller in this browser, and an SVG becomes a plain picture.
      </p>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
};
