/**
 * Every part of a page that is loaded by a later import, by the module it begins with: whether the page
 * has to say that it did not come, or why nobody misses it.
 */
export const LATER_PARTS: Readonly<Record<string, 'told' | { readonly missedBecause: string }>> = {
  'clients/identity/account-calls.ts': 'told',
  'clients/identity/profile-calls.ts': 'told',
  'clients/identity/session-calls.ts': 'told',
  'islands/auth/dialog/open-login.ts': { missedBecause: 'the login page opens' },
  'islands/lead-form/fields/country-choices.ts': 'told',
  'islands/lead-form/hydrate-form.tsx': 'told',
  'islands/lead-form/restore-draft.ts': 'told',
  'islands/lead-form/queue/send-queue.ts': 'told',
  'islands/lead-form/showing/open-showing.ts': { missedBecause: 'the form opens as a page' },
  'islands/lead-form/watch-draft.ts': 'told',
  'islands/map/basemap/ground/aerial-texture.ts': {
    missedBecause: 'the ground is drawn in flat colours',
  },
  'islands/map/basemap/layers/pmtiles-layer.ts': {
    missedBecause: 'our own map is drawn, and said',
  },
  'islands/map/basemap/layers/remote-layer.ts': { missedBecause: 'our own map is drawn, and said' },
  'islands/map/basemap/layers/style-layer.ts': { missedBecause: 'our own map is drawn, and said' },
  'islands/map/basemap/layers/xyz-layer.ts': { missedBecause: 'our own map is drawn, and said' },
  'islands/map/filters/FilterSheet.tsx': 'told',
  'islands/map/home-map/LiveHomeMap.tsx': 'told',
  'islands/map/opened/Overlay.tsx': 'told',
  'islands/map/results/NothingHere.tsx': 'told',
  'islands/map/search-boundary/DrawPad.tsx': 'told',
  'islands/save-search/open-dialog.ts': 'told',
  'islands/save-search/visit-search.ts': 'told',
  'islands/search-box/suggestions/SuggestionList.tsx': 'told',
  'islands/trends/LiveChart.tsx': 'told',
  'components/carousel/slide-carousels.ts': { missedBecause: 'the strip scrolls' },
  qr: { missedBecause: 'the key that it draws stands below it as text' },
  'scripts/account-menu/account-session.ts': 'told',
  'scripts/account-menu/ended-session.ts': { missedBecause: 'the page is loaded again' },
  'scripts/account-menu/tell-ended.ts': {
    missedBecause: 'the page shows that nobody is logged in',
  },
  'scripts/exit-modal/offer-help.ts': 'told',
  'scripts/home-value/address-suggestions.ts': {
    missedBecause: 'any address can be typed',
  },
  'scripts/list-filters/list-form.ts': { missedBecause: 'the form is sent as it is' },
  'scripts/photo-viewer/slide-photos.ts': { missedBecause: 'the photos scroll and open as pages' },
  'stores/application/state.ts': 'told',
  'stores/lead/queue.ts': { missedBecause: 'a log-out keeps the messages and does not wait' },
  'stores/saved/account.ts': 'told',
  'stores/saved/without-account.ts': { missedBecause: 'the heart shows that the home is saved' },
  'stores/search/box/local-places.ts': { missedBecause: 'the API knows every place' },
  'ui/filters/fields/MenuFields.tsx': 'told',
  'ui/form/restore-fields.ts': { missedBecause: 'a form that is sent names the fields it lacks' },
};
