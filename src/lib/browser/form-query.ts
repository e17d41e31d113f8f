/** The texts of a form as the query with which it would be sent; files are left out. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new URLSearchParams(texts);
}
