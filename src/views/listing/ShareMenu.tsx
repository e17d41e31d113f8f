import { Link2, Printer, Share2 } from 'lucide-react';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';

const NETWORKS = [
  ['Facebook', (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ['X', (url: string, text: string) => `https://x.com/intent/post?url=${url}&text=${text}`],
  ['LinkedIn', (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
] as const;

type Props = {
  /** The whole address of the page. */
  url: string;
  brand: string;
};

const item =
  'flex items-center gap-3 w-full min-h-11 px-3 rounded-field text-left text-ink no-underline bg-transparent border-0 cursor-pointer hover:bg-primary-tint';

/**
 * Ways to share a home: three networks, its address, the device's own, and on paper. The links work without
 * a script; its script wakes the buttons.
 */
export function ShareMenu({ url, brand }: Props) {
  const { share: words } = useTexts(detailTexts);
  const detailWords = useTexts(detailTexts);
  const text = words.text(brand);
  const [to, shareText] = [encodeURIComponent(url), encodeURIComponent(text)];
  return (
    <share-menu data-url={url} data-text={text} data-copied={words.copied}>
      <button type="button" popoverTarget="share-menu" className="btn-secondary share-button">
        <Share2 {...icon()} />
        {words.open}
      </button>
      <section
        id="share-menu"
        popover="auto"
        aria-label={words.title}
        className="share-list w-64 p-2 rounded-card"
      >
        {NETWORKS.map(([network, href]) => (
          <a
            key={network}
            href={href(to, shareText)}
            rel="noopener nofollow"
            target="_blank"
            className={item}
          >
            <Share2 {...icon(17)} />
            {words.on(network)}
          </a>
        ))}
        <button type="button" data-copy hidden className={item}>
          <Link2 {...icon(17)} />
          <span aria-live="polite">{words.copy}</span>
        </button>
        <button type="button" data-device hidden className={item}>
          <Share2 {...icon(17)} />
          {words.device}
        </button>
        <button type="button" data-print hidden className={item}>
          <Printer {...icon(17)} />
          {detailWords.print}
        </button>
      </section>
    </share-menu>
  );
}
