import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';

/** Whom mails about leads can go to: the server takes this file out of the site. */
export const GET: APIRoute = async () => {
  const realtors = await getCollection('realtors');
  const contacts = realtors.flatMap(({ id, data: { title: name, buttons } }) =>
    buttons
      .filter(({ email }) => email)
      .slice(0, 1)
      .map(({ link }) => ({ id, name, email: link })),
  );
  return Response.json(contacts);
};
