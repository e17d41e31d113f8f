import { useEffect, useState } from 'react';
import { pagePath } from '#src/domain/routes.ts';

type Props = {
  page: 'login' | 'new-account' | 'verify';
  label: string;
  /** Replaces the query of the page. */
  query?: string | undefined;
};

/** A link to another account page that keeps the query of this one, and so the way back. */
export function QueryLink({ page, label, query }: Props) {
  const [ownQuery, setOwnQuery] = useState('');
  useEffect(() => setOwnQuery(location.search), []);
  return (
    <a
      href={pagePath(`/auth/${page}`) + (query ?? ownQuery)}
      data-login={query === undefined ? '' : undefined}
      className="lone-link"
    >
      {label}
    </a>
  );
}
