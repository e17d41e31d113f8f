import type { ListingMapping } from '#src/server/feeds/listing-mapping.ts';
import type { DemoListing } from './demo-listing.ts';
import { condominiumOf, lotOf } from './board/listing-details.ts';
import { demoPhotoNotes } from '../pictures/photo-notes.ts';
import { addressAsListed } from './board/anomalies.ts';

/** Demo listings in the provider's version 2 form. */
export const demoListingMapping: ListingMapping<DemoListing> = {
  fields: {
    mlsNumber: ({ mlsNumber }) => mlsNumber,
    boardId: ({ city }) => city.boardId,
    resource: ({ mlsNumber }) => `Property:${mlsNumber}`,
    type: ({ lifecycle }) => lifecycle.type,
    class: ({ home }) => home.class,
    status: ({ lifecycle }) => lifecycle.status,
    lastStatus: ({ lifecycle }) => lifecycle.lastStatus,
    listPrice: ({ amounts }) => amounts.askingPrice.toFixed(2),
    originalPrice: ({ amounts }) => amounts.original,
    soldPrice: ({ amounts }) => amounts.paid,
    listDate: ({ dates }) => dates.listDate,
    soldDate: ({ dates }) => dates.soldDate,
    updatedOn: ({ dates }) => dates.updatedOn,
    daysOnMarket: ({ lifecycle }) => lifecycle.daysOnMarket,
    simpleDaysOnMarket: ({ lifecycle }) => lifecycle.daysOnMarket,
    occupancy: ({ features }) => features.occupancy,
    address: ({ site, suite, anomalies, supplement }) => ({
      ...addressAsListed(site, suite, anomalies),
      ...supplement.address,
    }),
    map: ({ site: { point } }) => ({
      latitude: point.lat,
      longitude: point.lng,
      point: `POINT (${point.lng} ${point.lat})`,
    }),
    permissions: ({ permissions }) => permissions,
    images: ({ images }) => images,
    photos: (listing) =>
      demoPhotoNotes({
        ...listing,
        boardId: listing.city.boardId,
        images: [...listing.images],
        address: addressAsListed(listing.site, listing.suite, listing.anomalies),
      }),
    photoCount: ({ images }) => images.length,
    details: ({ details, description, extras, supplement }) => ({
      ...details,
      description,
      extras,
      ...supplement.details,
    }),
    lot: (listing) => ({ ...lotOf(listing), ...listing.supplement.lot }),
    taxes: ({ taxes }) => taxes,
    condominium: (listing) => {
      const condominium = condominiumOf(listing);
      return condominium && { ...condominium, ...listing.supplement.condominium };
    },
    nearby: ({ features }) => ({ amenities: features.nearby }),
    timestamps: ({ dates, supplement }) => ({
      listingUpdated: dates.updatedOn,
      expiryDate: dates.expiryDate,
      ...supplement.timestamps,
    }),
    openHouse: ({ supplement }) => supplement.openHouse,
    agents: ({ supplement }) => supplement.agents,
    office: ({ brokerage }) => ({ brokerageName: brokerage }),
    rooms: ({ rooms }) => rooms,
    history: ({ history }) => history,
  },
  coarse: ({ site: { centre } }) => ({ latitude: centre.lat, longitude: centre.lng }),
};
