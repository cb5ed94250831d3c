/** A picture that the workspace keeps, by its id; while it is fetched and where it is not there, its room stays empty. */
import { useReply } from '../../data/useReply.ts';

type KeptPictureProps = {
  id: string;
  /** What it shows; empty where the words beside it say that already. */
  alt: string;
  className: string | undefined;
};

export const KeptPicture = ({ id, alt, className }: KeptPictureProps) => {
  const { data } = useReply('readPicture', { id });
  if (!data) return <span className={className} />;
  const { url, width, height } = data.picture;
  return <img className={className} src={url} alt={alt} width={width} height={height} />;
};
