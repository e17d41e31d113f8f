import { fetchOwn } from '#src/clients/http.ts';

/** The address within this page of a photo that needs a token; null when it cannot be had. */
export async function ownPhoto(path: string): Promise<string | null> {
  const photo = await fetchOwn(path);
  return photo && URL.createObjectURL(await photo.blob());
}
