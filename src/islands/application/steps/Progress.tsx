import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

type Props = { at: number; count: number };

/** The progress, in words and as a bar. */
export function Progress({ at, count }: Props) {
  const words = useTexts(applicationFormTexts);
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold text-muted tabular-nums" id="application-progress">
        {words.progress(at + 1, count)}
      </p>
      <div
        className="h-1.5 rounded-full bg-line overflow-clip forced-colors:border"
        aria-hidden="true"
      >
        <div
          className="h-full w-full bg-primary origin-left transition-transform duration-200 forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${(at + 1) / count})` }}
        />
      </div>
    </div>
  );
}
