import { onFirstUse } from '#src/lib/browser/first-use.ts';

// Once a carousel is near, for a visitor who does more than glance, all of them get their script. Until
// then, and without a connection, they scroll; the next one that comes near tries again.

onFirstUse(() => {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        import('./slide-carousels.ts').catch(console.info);
      }
    },
    { rootMargin: '400px' },
  );
  for (const strip of document.querySelectorAll('carousel-strip')) near.observe(strip);
});
