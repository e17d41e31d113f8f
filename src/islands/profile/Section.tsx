import { type ReactNode, useId } from 'react';

type Props = { title: string; text?: string | undefined; children: ReactNode };

/** One matter of the account, in a frame of its own. */
export function Section({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel">
      <h3 id={id} className="heading-3">
        {title}
      </h3>
      {text && <p className="mt-1 text-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
