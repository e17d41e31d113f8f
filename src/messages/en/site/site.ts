/** The frame of every page, and the pages that are little more than the frame. */
export const site = {
  locale: 'en_CA',
  appDescription: (area: string) =>
    `Search homes for sale and lease ${area} on a map and in lists.`,
  screenshotOfList: (city: string) => `A list of homes in ${city} with photos and prices`,
  screenshotOfMap: (city: string) => `Homes for sale on a map of ${city} beside their list`,
  homeSearch: 'Home Search',
  skipToContent: 'Skip to content',
  homeLink: (brand: string) => `${brand}, home`,
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  mortgageOptions: 'Mortgage Options',
  mortgages: 'Mortgages',
  opensOtherSite: '(opens another site)',
  darkTheme: 'Dark theme',

  preApprovalTitle: 'Know your number before you knock on a door.',
  preApprovalText: (company: string, lenders: string) =>
    `${company} compares ${lenders} and tells you what you can borrow. Asking for your options needs no credit check.`,
  preApprovalAction: 'Get pre-approved',
  licences: 'Mortgage brokerage licences',
  trademarks: 'Trademarks and accuracy',
  mayOperateIn: (provinces: string) => `May also operate in ${provinces}.`,
  copyright: (year: number, company: string) => `© ${year} ${company}`,

  notFoundTitle: 'Not Found',
  notFoundDescription: 'The page you asked for does not exist.',
  notFoundText:
    'There is no page at this address. It may have moved, or the home may have left the market.',
  returnHome: 'Return to Home',

  errorTitle: 'Oops!',
  errorText: 'Sorry, an unexpected error has occurred.',
  errorAdvice: 'Please try again in a moment.',
  addressAdvice: 'Please check the address, or start from the home page.',
  errorReference: 'If you call us about it, please give this reference:',

  searchTitle: 'Find a home',
  searchDescription: 'Choose a city and see its homes on the map or in a list.',
  back: 'Back',
  inList: 'List',
  onMap: 'Map',
  listOf: (city: string) => `Homes in ${city} in a list`,
  mapOf: (city: string) => `Homes in ${city} on the map`,
  allOf: (province: string) => `All of ${province}`,
} as const;
