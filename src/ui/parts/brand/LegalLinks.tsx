/** Links to an agency's own imprint, privacy policy and terms. */

type SupportLineProps = { readonly email: string | undefined; readonly page: string | undefined };

export const SupportLine = ({ email, page }: SupportLineProps) => {
  if (email === undefined && page === undefined) return null;
  return (
    <p>
      Questions?{' '}
      {page !== undefined && (
        <a href={page} target="_blank" rel="noreferrer">
          Visit our help page
        </a>
      )}
      {page !== undefined && email !== undefined && ' or write to '}
      {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
};

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
