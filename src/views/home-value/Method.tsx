import { homeValueTexts } from '#src/messages/home-value.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

/**
 * How values are computed, and how large their errors may be.
 *
 * @param accuracy the error of the shown value; absent without a value
 */
export function Method({ accuracy }: { accuracy?: string }) {
  const { method } = useTexts(homeValueTexts);
  return (
    <section id="method" aria-labelledby="method-title" className="mt-10 max-w-[68ch]">
      <h2 id="method-title" className="heading-3">
        {method.title}
      </h2>
      <ol className="mt-3 grid gap-2 pl-5 list-decimal">
        {method.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {accuracy !== undefined && (
        <>
          <h2 className="heading-3 mt-8">{method.accuracy.title}</h2>
          <p className="mt-2 tabular-nums">{accuracy}</p>
        </>
      )}
      <p className="mt-3 text-muted">{method.disclaimer}</p>
    </section>
  );
}
