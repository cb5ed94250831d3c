/** A picture of the workspace by its id. Its room stays empty while it loads and if it is missing. */
import { useReply } from '../../data/useReply.ts';

type KeptPictureProps = {
  id: string;
  /** The alternative text; empty if the text beside the picture says the same. */
  alt: string;
  className: string | undefined;
};

export const KeptPicture = ({ id, alt, className }: KeptPictureProps) => {
  const { data } = useReply('readPicture', { id });
  if (!data) return <span className={className} />;
  const { url, width, height } = data.picture;
  return <img className={className} src={url} alt={alt} width={width} height={height} />;
};
