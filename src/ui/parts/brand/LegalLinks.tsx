/** Links to an agency's own imprint, privacy policy and terms. */

type LegalLinksProps = {
  readonly imprint: string | undefined;
  readonly privacy: string | undefined;
  readonly terms: string | undefined;
};

export const LegalLinks = ({ imprint, privacy, terms }: LegalLinksProps) => {
  const links = [
    { label: 'Imprint', address: imprint },
    { label: 'Privacy policy', address: privacy },
    { label: 'Terms', address: terms },
  ].filter(({ address }) => address !== undefined);
  if (links.length === 0) return null;
  return (
    <p>
      {links.map(({ label, address }, index) => (
        <span key={label}>
          {index > 0 && ' · '}
          <a href={address} target="_blank" rel="noreferrer">
            {label}
          </a>
        </span>
      ))}
    </p>
  );
};
