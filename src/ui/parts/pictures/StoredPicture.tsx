/** Renders a stored picture by its id; its space stays empty while loading and if it is missing. */
import { useReply } from '../../data/useReply.ts';

type StoredPictureProps = {
  id: string;
  alt: string;
  className: string | undefined;
};

export const StoredPicture = ({ id, alt, className }: StoredPictureProps) => {
  const { data } = useReply('readPicture', { id });
  if (!data) return <span className={className} />;
  const { url, width, height } = data.picture;
  return <img className={className} src={url} alt={alt} width={width} height={height} />;
};
