// The address of the team's page holds the chosen language and place, for Back and for whoever it is sent to.
// Nothing else on this page reads the address, so it needs no store.

const form = document.querySelector<HTMLFormElement>('form[data-realtor-filter]');
const selects = [...(form?.querySelectorAll('select') ?? [])];

function writeChoice(): void {
  const chosen = selects.filter(({ value }) => value).map(({ name, value }) => [name, value]);
  const query = new URLSearchParams(chosen).toString();
  history.replaceState(null, '', location.pathname + (query && `?${query}`));
}

const query = new URLSearchParams(location.search);
for (const select of selects) {
  select.value = query.get(select.name) ?? '';
  // The address names a choice that is not there.
  if (select.selectedIndex < 0) select.value = '';
}
form?.addEventListener('change', writeChoice);
// The choices are reset right after this event.
form?.addEventListener('reset', () => setTimeout(writeChoice));
