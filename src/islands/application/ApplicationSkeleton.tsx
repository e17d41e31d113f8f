import { applicationForm as words } from '#src/messages/en/application-form.ts';

/** The shape of a step while it is loaded; also drawn when the page is built. */
export function ApplicationSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 max-w-[40rem]">
      <div className="skeleton h-6 w-28" />
      <div className="skeleton h-10 w-72 max-w-full" />
      <div className="skeleton h-96" />
      <p className="sr-only">{words.loading}</p>
    </div>
  );
}
