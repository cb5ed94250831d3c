/** Defines and validates the billing details of invoices. */

import { emailProblem } from '../accounts/signUpRules.ts';
import { tidyText } from '../text/visibleText.ts';

export type BillingDetails = {
  readonly company: string;
  readonly email: string;
  readonly taxId: string;
  readonly address: string;
};

const longest = { company: 120, taxId: 30, address: 500 } as const;

export const tidyDetails = ({ company, email, taxId, address }: BillingDetails): BillingDetails => ({
  company: tidyText(company),
  email: tidyText(email),
  taxId: tidyText(taxId),
  address: tidyText(address),
});

/** Country code and number: `DE123456789`; spaces, dots and hyphens may separate it. */
const isTaxId = (taxId: string): boolean =>
  /^[A-Z]{2}[0-9A-Z]{2,13}$/.test(taxId.replaceAll(/[\s.-]/g, '').toUpperCase());

export const billingDetailsErrors = (details: BillingDetails): Readonly<Record<string, string>> => {
  const { company, email, taxId, address } = tidyDetails(details);
  const errors: Record<string, string> = {};
  if (company === '') errors.company = 'Company is required';
  else if (company.length > longest.company)
    errors.company = `Company must be at most ${longest.company} characters long`;
  const wrongEmail = emailProblem(email);
  if (wrongEmail !== null) errors.email = wrongEmail;
  if (taxId.length > longest.taxId || (taxId !== '' && !isTaxId(taxId)))
    errors.taxId = 'Enter a VAT number such as DE123456789, or leave it empty';
  if (address.length > longest.address)
    errors.address = `Address must be at most ${longest.address} characters long`;
  for (const field of ['company', 'taxId', 'address'] as const)
    if (!details[field].isWellFormed()) errors[field] = 'Contains a broken character';
  return errors;
};
