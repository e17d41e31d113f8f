/** The home page: what is not an editor's text. */
export const home = {
  eyebrow: (area: string) => `Homes ${area}`,
  headline: 'Find the street you want to come home to.',
  lead: 'Every home on one map, with its price, its rooms and its taxes. When a door looks right, a person who knows the neighbourhood answers the phone.',
  searchAction: 'Search homes on the map',
  citiesLabel: 'Start in a city',
  mapOfCity: (city: string) => `Homes in ${city} on the map`,
  nearby: 'New on the market',
  nearbyAction: (place: string | undefined) =>
    place ? `See all homes in ${place}` : 'Choose a city',
  noPlaceHint: 'Choose a city to see its newest homes.',
} as const;
