import { useEffect, useState } from 'react';
import { pagePath } from '#src/domain/routes.ts';

type Props = { page: 'login' | 'new-account' | 'verify'; label: string };

/** A link to another account page that keeps the query of this one, and so the way back. */
export function QueryLink({ page, label }: Props) {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(location.search), []);
  return (
    <a href={pagePath(`/auth/${page}`) + query} data-login className="link inline-block py-1">
      {label}
    </a>
  );
}
