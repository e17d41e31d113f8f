import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingJsonLd } from '#src/domain/json-ld/listing.ts';
import { jsonForScript } from '#src/lib/text/json-for-script.ts';
import { aFullListing } from '#tests/support/listings/listing-views.ts';

const SITE = { origin: 'https://example.ca', brokerage: 'Example Realty', phone: '+1' };
const PAGE = { url: 'https://example.ca/home', image: null };

test('a listing is described with its offer, residence and breadcrumbs', () => {
  const jsonLd = listingJsonLd(aFullListing(), PAGE, SITE) as { '@graph': object[] };
  expect(jsonLd['@graph']).toMatchObject([
    {
      '@type': 'RealEstateListing',
      url: PAGE.url,
      mainEntity: { address: { addressLocality: 'Toronto', addressCountry: 'CA' } },
      offers: { price: 899_000, priceCurrency: 'CAD', availability: /InStock$/ },
    },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(JSON.stringify(jsonLd)).not.toMatch(/null|undefined|""/);
});

test('no listing text can end the script element', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('</script><script>alert(1)</script>', '<!--', '\u2028', '\u2029', ']]>'),
  );
  fc.assert(
    fc.property(hostile, hostile, (description, streetName) => {
      const listing = aFullListing();
      const scriptText = jsonForScript(
        listingJsonLd(
          {
            ...listing,
            address: { ...listing.address, streetName },
            details: { ...listing.details, description },
          },
          PAGE,
          SITE,
        ),
      );
      expect(scriptText).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(scriptText)).toHaveProperty('@graph');
    }),
    { numRuns: 500 },
  );
});
