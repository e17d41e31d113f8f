import { X } from 'lucide-react';
import { type ListRequest, listHref } from '#src/domain/search/list/list-route.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { CHIP_CLASSES } from '#src/ui/filters/FilterChips.tsx';
import { icon } from '#src/ui/icon.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

/** The hand-drawn areas that bound a list, each with its own button to remove it. */
export function AreaChips({ request }: { request: ListRequest }) {
  const words = useTexts(resultsTexts);
  const { areas = [], ...rest } = request;
  if (areas.length === 0) return null;
  const hrefWithout = (index: number) => {
    const others = areas.filter((_, at) => at !== index);
    return listHref({ ...rest, ...(others.length > 0 ? { areas: others } : {}), page: 1 });
  };
  return (
    <ul aria-label={words.drawnAreas} className="flex flex-wrap items-center gap-2">
      {areas.map((area, index) => (
        <li key={JSON.stringify(area)}>
          <a
            href={hrefWithout(index)}
            rel="nofollow"
            className={CHIP_CLASSES}
            aria-label={words.removeArea(index + 1)}
          >
            {words.drawnArea(index + 1)}
            <X {...icon(16)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
