import type { ReplayRequest } from './replay-request.ts';

const PAGE = 'resultsPerPage=20';

/** The requests of the provider's MCP server for its tools: searches by GET, an outline by POST. */
export const MCP_REQUESTS: readonly ReplayRequest[] = [
  // repliers_listings_search
  [
    'GET',
    `/listings?city=Mississauga&propertyType=Detached&minBedrooms=3&maxPrice=1200000&${PAGE}`,
    undefined,
    ['M1'],
  ],
  [
    'GET',
    `/listings?city=Toronto&class=condo&minPrice=600000&maxPrice=750000&minParkingSpaces=1&${PAGE}`,
    undefined,
    ['C1'],
  ],
  ['GET', `/listings?city=Toronto&class=condo&type=sale&${PAGE}`, undefined, ['C1']],
  ['GET', `/listings?city=Miami&minBedrooms=5&${PAGE}`, undefined, []],
  ['GET', `/listings?neighborhood=Rosedale&maxPrice=400000&${PAGE}`, undefined, []],
  ['GET', `/listings?neighborhood=Cooksville&${PAGE}`, undefined, ['M1']],
  [
    'GET',
    `/listings?propertyTypeOrStyle=Apartment&maxPrice=700000&type=sale&${PAGE}`,
    undefined,
    ['C1'],
  ],
  ['GET', `/listings?state=ON&city=Ottawa&${PAGE}`, undefined, ['B1']],
  ['GET', `/listings?state=Ontario&area=Ottawa&${PAGE}`, undefined, ['B1']],
  ['GET', `/listings?minKitchens=2&${PAGE}`, undefined, ['H2']],
  [
    'GET',
    `/listings?minMaintenanceFee=400&maxMaintenanceFee=500&type=lease&${PAGE}`,
    undefined,
    ['C2'],
  ],
  ['GET', `/listings?minTaxes=5000&boardId=86&${PAGE}`, undefined, ['B1']],
  [
    'GET',
    `/listings?yearBuilt=1930&yearBuilt=1987&type=sale&boardId=2&${PAGE}`,
    undefined,
    ['H1', 'H2', 'M1'],
  ],
  [
    'GET',
    `/listings?brokerage=Fernhill Realty Inc., Brokerage&type=lease&${PAGE}`,
    undefined,
    ['C2'],
  ],
  ['GET', `/listings?agent=Ada Okafor&${PAGE}`, undefined, ['H1']],
  ['GET', `/listings?agent=41&hasAgents=true&${PAGE}`, undefined, ['H1']],
  ['GET', `/listings?listDate=2026-09-20&${PAGE}`, undefined, ['H2']],
  ['GET', `/listings?updatedOn=2026-10-05&${PAGE}`, undefined, ['H2']],
  ['GET', `/listings?repliersUpdatedOn=2026-10-05&${PAGE}`, undefined, ['H2']],
  ['GET', `/listings?maxUnavailableDate=2026-08-31&status=U&${PAGE}`, undefined, ['S2']],
  ['GET', `/listings?exteriorConstruction=Brick&type=lease&${PAGE}`, undefined, ['C2']],
  ['GET', `/listings?den=Y&${PAGE}`, undefined, []],
  ['GET', `/listings?zoning=R1&sewer=Sewers&waterSource=Municipal&${PAGE}`, undefined, []],
  ['GET', `/listings?businessType=Retail&${PAGE}`, undefined, []],
  [
    'GET',
    `/listings?search=quiet house&searchFields=details.description&type=lease&${PAGE}`,
    undefined,
    ['C2'],
  ],
  [
    'GET',
    `/listings?fields=listPrice,soldPrice,images[5]&mlsNumber=H1&${PAGE}`,
    undefined,
    { has: ['listings.0.listPrice'] },
  ],
  ['GET', `/listings?pretty=true&mlsNumber=H1&${PAGE}`, undefined, ['H1']],
  [
    'GET',
    `/listings?cluster=true&clusterLimit=20&clusterPrecision=8&clusterStatistics=true&statistics=avg-listPrice&${PAGE}`,
    undefined,
    { has: ['aggregates.map.clusters.0.statistics.listPrice.avg'] },
  ],
  [
    'POST',
    `/listings?type=sale&${PAGE}`,
    {
      map: [
        [
          [-79.5, 43.7],
          [-79.2, 43.7],
          [-79.2, 43.6],
          [-79.5, 43.6],
          [-79.5, 43.7],
        ],
      ],
    },
    ['C1', 'H1', 'H2', 'X1'],
  ],
  [
    'POST',
    `/listings?${PAGE}`,
    { imageSearchItems: [{ type: 'text', value: 'white kitchen', boost: 1 }] },
    { status: 400, param: 'imageSearchItems' },
  ],
  // Search_Listings repaired by refine-search
  [
    'GET',
    '/listings?city=Toronto&propertyType=Detached&minPrice=800000&sortBy=listPriceAsc&fields=mlsNumber,listPrice',
    undefined,
    ['H1'],
  ],
  ['GET', '/listings?zip=L5A&status=A&swimmingPool=None&waterfront=N', undefined, []],
  [
    'GET',
    '/listings?locationId=CA.ON.toronto&minGarageSpaces=1&type=sale&boardId=2',
    undefined,
    ['C1', 'H1', 'H2'],
  ],
  // Lookup_Possible_Values
  [
    'GET',
    '/listings?aggregates=details.propertyType,details.style&listings=false',
    undefined,
    { has: ['aggregates.details.propertyType.Detached'] },
  ],
  [
    'GET',
    '/listings?aggregates=details.propertyType,address.neighborhood,details.swimmingPool&listings=false',
    undefined,
    { has: ['aggregates.address.neighborhood.Annex', 'aggregates.details.swimmingPool.Inground'] },
  ],
  [
    'GET',
    '/listings?aggregates=condominium.amenities,condominium.locker&listings=false',
    undefined,
    { has: ['aggregates.condominium.amenities.Gym', 'aggregates.condominium.locker.Owned'] },
  ],
  [
    'GET',
    '/listings?aggregates=lastStatus&status=U&listings=false',
    undefined,
    { has: ['aggregates.lastStatus.Sld'] },
  ],
  [
    'GET',
    '/listings?aggregates=details.farmType&listings=false',
    undefined,
    { status: 400, param: 'aggregates' },
  ],
  // Market_Statistics
  [
    'GET',
    '/listings?city=Toronto&status=U&lastStatus=Sld&statistics=avg-soldPrice,grp-mth&aggregates=address.neighborhood&aggregateStatistics=true&listings=false',
    undefined,
    { has: ['statistics.soldPrice.aggregates.address.neighborhood.Annex.avg'] },
  ],
  [
    'GET',
    '/listings?city=Toronto&minBedroomsTotal=1&maxBedroomsTotal=2&statistics=avg-listPrice,min-sqft,max-sqft&listings=false',
    undefined,
    { has: ['statistics.listPrice.avg', 'statistics.sqft.min'] },
  ],
  [
    'GET',
    '/listings?statistics=avg-tax,med-tax,avg-maintenanceFee,avg-priceSqft&listings=false',
    undefined,
    { has: ['statistics.tax.avg', 'statistics.maintenanceFee.avg', 'statistics.sqft.avgPriceLow'] },
  ],
  [
    'GET',
    '/listings?statistics=avg-soldPrice&status=A&listings=false',
    undefined,
    { status: 400, param: 'statistics' },
  ],
  // get_listing, find_similar_listings, get_address_history
  [
    'GET',
    '/listings/H1',
    undefined,
    { has: ['listPrice', 'details.numBedroomsPlus', 'lot.acres'] },
  ],
  ['GET', '/listings/H9?boardId=2', undefined, { status: 404, param: 'mlsNumber' }],
  [
    'GET',
    '/listings/C1/similar?fields=mlsNumber,listPrice&radius=5',
    undefined,
    { has: ['similar'] },
  ],
  [
    'GET',
    '/listings/history?city=Toronto&streetName=Maple&streetNumber=18&streetSuffix=Ave',
    undefined,
    { status: 401 },
  ],
  ['GET', '/listings/history?streetName=Maple', undefined, { status: 400, param: 'streetNumber' }],
  // repliers_buildings_search, list_locations, list_property_types_and_styles, get_deleted_listings
  [
    'GET',
    '/listings/buildings?city=Toronto&minBeds=1&sortBy=numUnitsDesc&resultsPerPage=100',
    undefined,
    { has: ['buildings'] },
  ],
  ['GET', '/listings/locations?search=tor', undefined, { has: ['search.cities'] }],
  ['GET', '/listings/locations?area=Peel&class=residential', undefined, { has: ['boards'] }],
  [
    'GET',
    '/listings/property-types',
    undefined,
    { has: ['boards.0.classes.residential.propertyTypes.0.Detached.activeCount'] },
  ],
  [
    'GET',
    '/listings/deleted?updatedOn=2026-10-01&minUpdatedOn=2026-10-01&maxUpdatedOn=2026-10-02',
    undefined,
    { has: ['listings'] },
  ],
  [
    'GET',
    '/locations?search=tor&type=city,neighborhood&fields=name,locationId',
    undefined,
    { has: ['locations.0.name'] },
  ],
  ['GET', '/locations/autocomplete?search=tor', undefined, { has: ['locations.0.name'] }],
  ['GET', '/locations/autocomplete', undefined, { status: 400, param: 'search' }],
];
