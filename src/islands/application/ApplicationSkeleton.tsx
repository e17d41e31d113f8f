import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';

function ApplicationSkeletonContent() {
  const words = useTexts(applicationFormTexts);
  return (
    <div aria-busy="true" className="grid gap-6 max-w-[40rem]">
      <div className="skeleton h-6 w-28" />
      <div className="skeleton h-10 w-72 max-w-full" />
      <div className="skeleton h-96" />
      <p className="sr-only">{words.loading}</p>
    </div>
  );
}

/** The shape of a step while it is loaded; also drawn when the page is built. */
export const ApplicationSkeleton = withLocale(ApplicationSkeletonContent);
