/** The id of an option's element; keys have letters that an id may not. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${key.replaceAll(/[^\w-]/g, '_')}`;
}
