/** Renders the mark of a report's author: the agency's letters, or the product's logo. */
export const BrandSign = ({ text }: { text: string | null }) =>
  text === null ? (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" className="report-sign">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <g fill="none" stroke="var(--report-paper)" strokeWidth="2.5" strokeLinecap="round">
        <circle cx="15" cy="15" r="8.5" />
        <path d="M11.5 18v-3M15 18v-6M18.5 18v-4.5M21.4 21.4 26 26" />
      </g>
    </svg>
  ) : (
    <span aria-hidden="true" className="report-letters">
      {text}
    </span>
  );
