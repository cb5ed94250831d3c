/** Says where the clients of an agency get help: its address, its help page, or both. */

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
